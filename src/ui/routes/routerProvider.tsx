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
 * react-admin builds its addresses from the names of resources and cannot be given others; what it navigates with can:
 * its links, redirects and row clicks lead to the specification's addresses.
 */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: SpecifiedLink,
  Navigate: SpecifiedNavigate,
  useNavigate: useSpecifiedNavigate,
};
