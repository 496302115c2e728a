/* As much of mypyc's own header as fast/remembering.h builds on. */
#include <Python.h>
#define likely(x) __builtin_expect(!!(x), 1)
#define CPyObject_GetAttr(o, name) PyObject_GetAttr((o), (name))
static PyObject *CPyDict_GetItem(PyObject *dict, PyObject *key) {
    return Py_XNewRef(PyDict_GetItemWithError(dict, key));
}
