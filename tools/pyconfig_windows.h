// What Python's headers have to know of 64-bit Windows, for `make cross`: the pyconfig.h at hand is that of this system.
// Included before everything else; Python's own then steps back.
#pragma once
#define Py_PYCONFIG_H

#define MS_WIN32
#define MS_WIN64
#define MS_WINDOWS
#define NT_THREADS
#define WITH_THREAD 1
#define HAVE_DECLSPEC_DLL
#define Py_ENABLE_SHARED 1
#define WITH_DOC_STRINGS 1
#define STDC_HEADERS 1
#define HAVE_IO_H 1
#define HAVE_STDDEF_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_WCHAR_H 1

#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_FPOS_T 8
#define SIZEOF_HKEY 8
#define SIZEOF_PID_T 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define ALIGNOF_MAX_ALIGN_T 8
#define ALIGNOF_SIZE_T 8
