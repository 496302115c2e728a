/* What mypyc's C does slower than Python 3.11 itself: attributes of msgspec's Structs and of named
   tuples, read and set, what a box keeps in its dict, words of a module, isinstance, named tuples made
   anew. Here each place in the code remembers what it found last,
   as Python's own LOAD_ATTR_SLOT and LOAD_GLOBAL do; whatever does not fit goes the usual way. Names
   and keys that are remembered are held, so that no other can come to lie where they lay; types and
   dicts are not, since the numbers of their versions are never given out twice, in no interpreter of
   the process. What 3.11 promises of them: a changed type has version 0, a changed dict another. */
#ifndef KORCHMA_SLOTS_H
#define KORCHMA_SLOTS_H

#include <CPy.h>
#include <stddef.h>
#include <structmember.h>

#if PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030C0000 /* others keep versions otherwise */

#define KEPT __attribute__((noinline, unused)) static

/* --- attributes: a type's version says that its slots lie where they lay ------------------------ */

typedef struct {
    PyTypeObject *type;
    PyObject *name;
    unsigned int version;
    Py_ssize_t offset;
    uint64_t words;
    PyObject *word;
} Slot;

#define IN_DICT -1

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

/* Where a slot lies by its descriptor, unless one of these flags is on it; nought: it is none. */
KEPT Py_ssize_t slot_of(PyTypeObject *type, PyObject *descr, int unless) {
    if (Py_TYPE(descr) != &PyMemberDescr_Type) return 0;
    if (!PyType_IsSubtype(type, PyDescr_TYPE(descr))) return 0; /* another class's, put here by hand */
    PyMemberDef *member = ((PyMemberDescrObject *)descr)->d_member;
    return member->type == T_OBJECT_EX && !(member->flags & unless) ? member->offset : 0;
}

/* Where an attribute lies in objects of a type; nought: it is no slot. */
KEPT Py_ssize_t slot_in(PyTypeObject *type, PyObject *name) {
    if (type->tp_getattro != PyObject_GenericGetAttr) return 0;
    PyObject *descr = _PyType_Lookup(type, name);
    if (descr == NULL || !PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) return 0;
    Py_ssize_t offset = slot_of(type, descr, PY_AUDIT_READ);
    return offset ? offset : slot_in_tuple(type, descr);
}

/* A word of another module, as in `events.Moved`: held by its dict while that has this version. */
KEPT PyObject *slot_in_module(PyObject *module, PyObject *name, Slot *slot) {
    PyDictObject *words = (PyDictObject *)PyModule_GetDict(module);
    if (name == slot->name && words->ma_version_tag == slot->words) return Py_NewRef(slot->word);
    PyObject *value = PyObject_GetAttr(module, name);
    if (value != NULL && _PyType_Lookup(&PyModule_Type, name) == NULL
        && PyDict_GetItemWithError((PyObject *)words, name) == value) {
        Py_XSETREF(slot->name, Py_NewRef(name));
        slot->type = NULL;
        slot->words = words->ma_version_tag;
        slot->word = value;
    }
    return value;
}

/* Whether a type has no say in an attribute that lies in an object's own dict. */
KEPT int in_dict(PyTypeObject *type, PyObject *name) {
    if (type->tp_getattro != PyObject_GenericGetAttr || !(type->tp_flags & Py_TPFLAGS_MANAGED_DICT))
        return 0;
    PyObject *descr = _PyType_Lookup(type, name);
    return (descr == NULL || Py_TYPE(descr)->tp_descr_set == NULL)
        && PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG);
}

/* What a `cached_property` has worked out, or an object was made with: held by its dict while that
   has this version. The dict is where 3.11 keeps it, before the object; none while it has none. */
KEPT PyObject *slot_in_dict(PyObject *o, PyObject *name, Slot *slot) {
    PyDictObject *words = ((PyDictObject **)o)[-3];
    if (words != NULL && words->ma_version_tag == slot->words) return Py_NewRef(slot->word);
    PyObject *value = PyObject_GetAttr(o, name);
    words = ((PyDictObject **)o)[-3];
    int held = value != NULL && words != NULL
        && PyDict_GetItemWithError((PyObject *)words, name) == value;
    slot->words = held ? words->ma_version_tag : 0;
    slot->word = held ? value : NULL;
    return value;
}

KEPT PyObject *slot_look(PyObject *o, PyObject *name, Slot *slot) {
    if (PyModule_CheckExact(o)) return slot_in_module(o, name, slot);
    if (in_dict(Py_TYPE(o), name)) {
        Py_XSETREF(slot->name, Py_NewRef(name));
        slot->type = Py_TYPE(o);
        slot->version = Py_TYPE(o)->tp_version_tag;
        slot->offset = IN_DICT;
        slot->words = 0;
        return slot_in_dict(o, name, slot);
    }
    Py_ssize_t offset = slot_in(Py_TYPE(o), name);
    if (offset) {
        Py_XSETREF(slot->name, Py_NewRef(name));
        slot->type = Py_TYPE(o);
        slot->version = Py_TYPE(o)->tp_version_tag;
        slot->offset = offset;
        slot->words = 0;
        PyObject *value = *(PyObject **)((char *)o + offset);
        if (value != NULL) return Py_NewRef(value);
    }
    return PyObject_GetAttr(o, name);
}

static inline PyObject *slot_get(PyObject *o, PyObject *name, Slot *slot) {
    PyTypeObject *type = Py_TYPE(o);
    if (likely(type == slot->type && name == slot->name && type->tp_version_tag == slot->version)) {
        if (slot->offset == IN_DICT) return slot_in_dict(o, name, slot);
        PyObject *value = *(PyObject **)((char *)o + slot->offset);
        if (likely(value != NULL)) return Py_NewRef(value);
    }
    return slot_look(o, name, slot);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(o, name) ({ static Slot slot; slot_get((o), (name), &slot); })

/* --- attributes that are set: where a type does no more than Python, or msgspec for what can change */

/* How a Struct that is not frozen is changed: as anything, and the collector hears of it once. */
KEPT setattrofunc struct_setattro(void) {
    static setattrofunc found;
    if (found == NULL) {
        PyObject *msgspec = PyImport_ImportModule("msgspec");
        PyObject *cls = msgspec ? PyObject_GetAttrString(msgspec, "Struct") : NULL;
        found = cls && PyType_Check(cls) ? ((PyTypeObject *)cls)->tp_setattro : NULL;
        if (found == NULL) found = PyObject_GenericSetAttr;
        PyErr_Clear();
        Py_XDECREF(cls);
        Py_XDECREF(msgspec);
    }
    return found;
}

KEPT int slot_put(PyObject *o, PyObject *name, PyObject *value, Slot *slot) {
    PyTypeObject *type = Py_TYPE(o);
    if (type->tp_setattro == PyObject_GenericSetAttr || type->tp_setattro == struct_setattro()) {
        PyObject *descr = _PyType_Lookup(type, name);
        Py_ssize_t offset = descr ? slot_of(type, descr, READONLY) : 0;
        if (offset && PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
            Py_XSETREF(slot->name, Py_NewRef(name));
            slot->type = type;
            slot->version = type->tp_version_tag;
            slot->offset = offset;
        }
    }
    return PyObject_SetAttr(o, name, value);
}

/* What the collector does not watch yet goes the usual way: msgspec asks it to when it must. */
static inline int slot_set(PyObject *o, PyObject *name, PyObject *value, Slot *slot) {
    PyTypeObject *type = Py_TYPE(o);
    if (likely(type == slot->type && name == slot->name && type->tp_version_tag == slot->version
               && value != NULL && (!PyType_IS_GC(type) || PyObject_GC_IsTracked(o)))) {
        PyObject **place = (PyObject **)((char *)o + slot->offset), *old = *place;
        *place = Py_NewRef(value);
        Py_XDECREF(old);
        return 0;
    }
    return slot_put(o, name, value, slot);
}

#define PyObject_SetAttr(o, name, value) ({ static Slot slot; slot_set((o), (name), (value), &slot); })

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
    static unsigned int version;
    if ((PyObject *)Py_TYPE(o) == cls) return 1;
    if (!PyType_Check(cls)) return PyObject_IsInstance(o, cls);
    PyTypeObject *meta = Py_TYPE(cls);
    if (meta != &PyType_Type && !(meta == plain && meta->tp_version_tag == version)) {
        static PyObject *check;
        if (check == NULL && !(check = PyUnicode_InternFromString("__instancecheck__"))) return -1;
        if (_PyType_Lookup(meta, check) != _PyType_Lookup(&PyType_Type, check)
            || !PyType_HasFeature(meta, Py_TPFLAGS_VALID_VERSION_TAG))
            return PyObject_IsInstance(o, cls);
        plain = meta;
        version = meta->tp_version_tag;
    }
    return PyType_IsSubtype(Py_TYPE(o), (PyTypeObject *)cls);
}

#define PyObject_IsInstance(o, cls) is_a((o), (cls))

/* --- named tuples: filled as their own __new__ does, without a frame for it --------------------- */

typedef struct {
    PyTypeObject *type;
    unsigned int version;
    PyFunctionObject *made_by;
    PyObject *fields;
} Named;

/* Whether a type's __new__ is the function that collections.namedtuple writes, and nothing else has
   a say: its globals hold nothing but tuple.__new__. Held by the type while that has this version. */
KEPT int named_look(PyTypeObject *type, Named *named) {
    static PyObject *new_name, *fields_name, *tuple_new;
    if (new_name == NULL) {
        new_name = PyUnicode_InternFromString("__new__");
        fields_name = PyUnicode_InternFromString("_fields");
        tuple_new = PyUnicode_InternFromString("_tuple_new");
        if (new_name == NULL || fields_name == NULL || tuple_new == NULL) {
            PyErr_Clear();
            return 0;
        }
    }
    PyObject *made_by = _PyType_Lookup(type, new_name), *fields = _PyType_Lookup(type, fields_name);
    if (made_by != NULL && Py_TYPE(made_by) == &PyStaticMethod_Type) {
        made_by = PyObject_GetAttrString(made_by, "__func__");
        if (made_by == NULL) {
            PyErr_Clear();
            return 0;
        }
        Py_DECREF(made_by); /* the staticmethod holds it */
    }
    if (made_by == NULL || !PyFunction_Check(made_by) || fields == NULL || !PyTuple_CheckExact(fields))
        return 0;
    PyCodeObject *code = (PyCodeObject *)PyFunction_GET_CODE(made_by);
    if (PyDict_GetItemWithError(PyFunction_GET_GLOBALS(made_by), tuple_new) == NULL
        || code->co_argcount != PyTuple_GET_SIZE(fields) + 1 || code->co_kwonlyargcount != 0
        || type->tp_init != PyTuple_Type.tp_init || type->tp_alloc != PyType_GenericAlloc
        || !PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG))
        return 0;
    named->type = type;
    named->version = type->tp_version_tag;
    named->made_by = (PyFunctionObject *)made_by;
    named->fields = fields;
    return 1;
}

/* The tuple, or NULL where the usual way must say what is wrong. */
KEPT PyObject *named_make(Named *named, PyObject *const *args, Py_ssize_t n, PyObject *words) {
    Py_ssize_t size = PyTuple_GET_SIZE(named->fields);
    Py_ssize_t more = words == NULL ? 0 : PyTuple_GET_SIZE(words);
    if (n + more > size) return NULL;
    PyObject *made = PyType_GenericAlloc(named->type, size);
    if (made == NULL) return NULL;
    PyObject **items = ((PyTupleObject *)made)->ob_item;
    for (Py_ssize_t i = 0; i < n; i++) items[i] = Py_NewRef(args[i]);
    for (Py_ssize_t k = 0; k < more; k++) {
        PyObject *word = PyTuple_GET_ITEM(words, k);
        Py_ssize_t i = n;
        while (i < size && PyTuple_GET_ITEM(named->fields, i) != word) i++;
        if (i == size || items[i] != NULL) goto usual;
        items[i] = Py_NewRef(args[n + k]);
    }
    PyObject *defaults = named->made_by->func_defaults;
    Py_ssize_t given = size - (defaults == NULL ? 0 : PyTuple_GET_SIZE(defaults));
    for (Py_ssize_t i = n; i < size; i++) {
        if (items[i] != NULL) continue;
        if (i < given) goto usual;
        items[i] = Py_NewRef(PyTuple_GET_ITEM(defaults, i - given));
    }
    return made;
usual:
    Py_DECREF(made);
    return NULL;
}

static inline PyObject *named_call(
    PyObject *f, PyObject *const *args, size_t n, PyObject *words, Named *named
) {
    if (Py_TYPE(f) == &PyType_Type && PyType_FastSubclass((PyTypeObject *)f, Py_TPFLAGS_TUPLE_SUBCLASS)
        && f != (PyObject *)&PyTuple_Type) {
        PyTypeObject *type = (PyTypeObject *)f;
        if ((type == named->type && type->tp_version_tag == named->version)
            || named_look(type, named)) {
            PyObject *made = named_make(named, args, PyVectorcall_NARGS(n), words);
            if (likely(made != NULL)) return made;
            PyErr_Clear();
        }
    }
    return PyObject_Vectorcall(f, args, n, words);
}

#define PyObject_Vectorcall(f, args, n, words) \
    ({ static Named named; named_call((f), (PyObject *const *)(args), (n), (words), &named); })

#endif
#endif
