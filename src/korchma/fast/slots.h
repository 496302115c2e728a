/* What mypyc's C does slower than Python 3.11 itself: attributes of msgspec's Structs and of named
   tuples, words of a module, isinstance. Here each place in the code remembers what it found last,
   as Python's own LOAD_ATTR_SLOT and LOAD_GLOBAL do; whatever does not fit goes the usual way. Names
   and keys that are remembered are held, so that no other can come to lie where they lay. */
#ifndef KORCHMA_SLOTS_H
#define KORCHMA_SLOTS_H

#include <CPy.h>
#include <stddef.h>
#include <structmember.h>

#if PY_VERSION_HEX < 0x030C0000 /* later Pythons keep these versions otherwise */

#define KEPT __attribute__((noinline, unused)) static

/* --- attributes: a type's version says that its slots lie where they lay ------------------------ */

typedef struct {
    PyTypeObject *type;
    PyObject *name;
    unsigned int version;
    Py_ssize_t offset;
} Slot;

/* The place of a named tuple's field, as its descriptor pickles it; nought: it is none. */
KEPT Py_ssize_t slot_in_tuple(PyTypeObject *type, PyObject *descr) {
    if (!PyType_IsSubtype(type, &PyTuple_Type)
        || strcmp(Py_TYPE(descr)->tp_name, "_collections._tuplegetter") != 0)
        return 0;
    PyObject *made = PyObject_CallMethod(descr, "__reduce__", NULL);
    if (made == NULL) {
        PyErr_Clear();
        return 0;
    }
    Py_ssize_t i = PyLong_AsSsize_t(PyTuple_GET_ITEM(PyTuple_GET_ITEM(made, 1), 0));
    Py_DECREF(made);
    return offsetof(PyTupleObject, ob_item) + i * sizeof(PyObject *);
}

/* Where an attribute lies in objects of a type; nought: it is no slot. */
KEPT Py_ssize_t slot_in(PyTypeObject *type, PyObject *name) {
    if (type->tp_getattro != PyObject_GenericGetAttr) return 0;
    PyObject *descr = _PyType_Lookup(type, name);
    if (descr == NULL || !PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) return 0;
    if (Py_TYPE(descr) != &PyMemberDescr_Type) return slot_in_tuple(type, descr);
    PyMemberDef *member = ((PyMemberDescrObject *)descr)->d_member;
    return member->type == T_OBJECT_EX ? member->offset : 0;
}

KEPT PyObject *slot_look(PyObject *o, PyObject *name, Slot *slot) {
    Py_ssize_t offset = slot_in(Py_TYPE(o), name);
    if (offset) {
        Py_XSETREF(slot->name, Py_NewRef(name));
        slot->type = Py_TYPE(o);
        slot->version = Py_TYPE(o)->tp_version_tag;
        slot->offset = offset;
        PyObject *value = *(PyObject **)((char *)o + offset);
        if (value != NULL) return Py_NewRef(value);
    }
    return PyObject_GetAttr(o, name);
}

static inline PyObject *slot_get(PyObject *o, PyObject *name, Slot *slot) {
    PyTypeObject *type = Py_TYPE(o);
    if (likely(type == slot->type && name == slot->name && type->tp_version_tag == slot->version)) {
        PyObject *value = *(PyObject **)((char *)o + slot->offset);
        if (likely(value != NULL)) return Py_NewRef(value);
    }
    return slot_look(o, name, slot);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(o, name) ({ static Slot slot; slot_get((o), (name), &slot); })

/* --- words of a module: no two dicts, and no dict before and after a change, share a version ---- */

typedef struct {
    uint64_t version;
    PyObject *key;
    PyObject *value;
} Word;

KEPT PyObject *word_look(PyObject *dict, PyObject *key, Word *word) {
    PyObject *value = CPyDict_GetItem(dict, key);
    if (value != NULL && PyDict_CheckExact(dict) && PyUnicode_CheckExact(key)) {
        Py_XSETREF(word->key, Py_NewRef(key));
        word->version = ((PyDictObject *)dict)->ma_version_tag;
        word->value = value;
    }
    return value;
}

static inline PyObject *word_get(PyObject *dict, PyObject *key, Word *word) {
    if (likely(key == word->key && PyDict_CheckExact(dict)
               && ((PyDictObject *)dict)->ma_version_tag == word->version))
        return Py_NewRef(word->value);
    return word_look(dict, key, word);
}

#define CPyDict_GetItem(dict, key) ({ static Word word; word_get((dict), (key), &word); })

/* --- isinstance: classes of a metaclass that leaves it to type, as msgspec's does --------------- */

KEPT int is_a(PyObject *o, PyObject *cls) {
    static PyTypeObject *plain;
    if ((PyObject *)Py_TYPE(o) == cls) return 1;
    if (!PyType_Check(cls)) return PyObject_IsInstance(o, cls);
    PyTypeObject *meta = Py_TYPE(cls);
    if (meta != plain && meta != &PyType_Type) {
        static PyObject *check;
        if (check == NULL && !(check = PyUnicode_InternFromString("__instancecheck__"))) return -1;
        if (_PyType_Lookup(meta, check) != _PyType_Lookup(&PyType_Type, check))
            return PyObject_IsInstance(o, cls);
        plain = meta;
    }
    return PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)cls);
}

#define PyObject_IsInstance(o, cls) is_a((o), (cls))

#endif
#endif
