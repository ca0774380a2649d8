// The sections' only access to react-router: the shell provides this package, so that a page has one router and ships
// only these names.
export {
  data,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router';
export { Link, NavLink } from './link.tsx';
export { useLoaderData } from './loader-data.ts';
export { useGo } from './use-go.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
export { type ChangeSearchParams, useSearchParams } from './use-search-params.ts';
export { type SearchText, useSearchText } from './use-search-text.ts';
export { withParameter } from './with-parameter.ts';
