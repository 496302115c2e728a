/* One place in compiled rules for each of the things that fast/remembering.h remembers there. */
#include <remembering.h>

static PyObject *attribute(PyObject *self, PyObject *const *args, Py_ssize_t n) {
    return CPyObject_GetAttr(args[0], args[1]);
}

static PyObject *set_attribute(PyObject *self, PyObject *const *args, Py_ssize_t n) {
    return PyObject_SetAttr(args[0], args[1], args[2]) < 0 ? NULL : Py_NewRef(Py_None);
}

static PyObject *word(PyObject *self, PyObject *const *args, Py_ssize_t n) {
    PyObject *found = CPyDict_GetItem(args[0], args[1]);
    if (found == NULL && !PyErr_Occurred()) PyErr_SetObject(PyExc_KeyError, args[1]);
    return found;
}

static PyObject *is_instance(PyObject *self, PyObject *const *args, Py_ssize_t n) {
    int found = PyObject_IsInstance(args[0], args[1]);
    return found < 0 ? NULL : PyBool_FromLong(found);
}

static PyObject *call(PyObject *self, PyObject *const *args, Py_ssize_t n, PyObject *words) {
    return PyObject_Vectorcall(args[0], args + 1, n - 1, words);
}

static PyMethodDef places[] = {
    {"attribute", (PyCFunction)(void (*)(void))attribute, METH_FASTCALL, NULL},
    {"set_attribute", (PyCFunction)(void (*)(void))set_attribute, METH_FASTCALL, NULL},
    {"word", (PyCFunction)(void (*)(void))word, METH_FASTCALL, NULL},
    {"is_instance", (PyCFunction)(void (*)(void))is_instance, METH_FASTCALL, NULL},
    {"call", (PyCFunction)(void (*)(void))call, METH_FASTCALL | METH_KEYWORDS, NULL},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "places", NULL, -1, places};

PyMODINIT_FUNC PyInit_places(void) { return PyModule_Create(&definition); }
