// The package of this name throws outside a React server build; tests are such a build's equal.
export {}
