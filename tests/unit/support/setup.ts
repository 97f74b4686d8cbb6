// Most tests have no document, and loading this library takes longer than most of them.
if ('document' in globalThis) require('./testing-library');
