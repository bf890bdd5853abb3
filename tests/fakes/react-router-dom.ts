/**
 * Replaces React Router, which ra-core imports and the back office leaves out of its build: nothing
 * may be called.
 */
const neverCalled = (): never => {
  throw new Error("React Router is not part of the shop")
}

export {
  neverCalled as createHashRouter,
  neverCalled as createMemoryRouter,
  neverCalled as Link,
  neverCalled as matchPath,
  neverCalled as Navigate,
  neverCalled as Outlet,
  neverCalled as Route,
  neverCalled as RouterProvider,
  neverCalled as Routes,
  neverCalled as UNSAFE_DataRouterContext,
  neverCalled as UNSAFE_DataRouterStateContext,
  neverCalled as useBlocker,
  neverCalled as useInRouterContext,
  neverCalled as useLocation,
  neverCalled as useMatch,
  neverCalled as useNavigate,
  neverCalled as useParams,
}
