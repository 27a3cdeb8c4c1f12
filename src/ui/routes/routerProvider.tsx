import {
  reactRouterProvider,
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
} from 'react-admin';
import { useCallback } from 'react';
import { specifiedPath } from '../../resources/paths';

const { Link, Navigate, useNavigate } = reactRouterProvider;

function specified(to: RouterTo): RouterTo {
  if (typeof to === 'string') return specifiedPath(to);
  return to.pathname === undefined ? to : { ...to, pathname: specifiedPath(to.pathname) };
}

function SpecifiedLink({ to, ...props }: RouterLinkProps) {
  return <Link {...props} to={specified(to)} />;
}

function SpecifiedNavigate({ to, ...props }: RouterNavigateProps) {
  return <Navigate {...props} to={specified(to)} />;
}

function useSpecifiedNavigate(): RouterNavigateFunction {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => navigate(typeof to === 'number' ? to : specified(to), options),
    [navigate],
  );
}

/**
 * react-admin builds its URLs from resource names and has no option to change them, but its navigation can be
 * replaced: links, redirects and row clicks use the specification's URLs.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: SpecifiedLink,
  Navigate: SpecifiedNavigate,
  useNavigate: useSpecifiedNavigate,
};
