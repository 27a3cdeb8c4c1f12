import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { generatePath, Link, matchPath, useLocation } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { useCurrentRoute } from '../../ui/routes/currentRoute';
import { hiddenText } from '../../ui/hiddenText';
import { breadcrumbsOf, crumbText } from '../../ui/routes/routeTable';
import { useRouteTable } from '../../ui/routes/routeTableContext';
import { ChevronRight as ChevronIcon } from '../../ui/pointingIcons';

/** Parents as links, the current page as text (spec §1). */
export function BreadcrumbTrail() {
  const translate = useT();
  const routes = useRouteTable();
  const route = useCurrentRoute();
  const { pathname } = useLocation();
  if (!route) return null;
  // A parent of a record's step is the record.
  const params = matchPath(route.path, pathname)?.params ?? {};
  const trail = breadcrumbsOf(routes, route);
  return (
    <Breadcrumbs
      aria-label={translate('app.breadcrumbs')}
      separator={<ChevronIcon sx={{ fontSize: 16 }} />}
      sx={(theme) => ({
        minWidth: 0,
        containerType: 'inline-size',
        // A single letter would be unreadable.
        '@container (max-width: 64px)': { '& ol': hiddenText },
        '& ol': { flexWrap: 'nowrap' },
        '& li': { minWidth: 0 },
        '& li:has(a)': { flexShrink: 0 },
        // On a phone only the page above is shown: the page's own title is directly below.
        [theme.breakpoints.down('sm')]: {
          '& li:nth-last-of-type(n + 4)': { display: 'none' },
          '& li:has(a) ~ li:nth-last-of-type(-n + 2)': { display: 'none' },
          // Shrinks for a page with several actions.
          '& li:has(a)': { flexShrink: 1 },
          '& a': { display: 'block' },
        },
      })}
    >
      {trail.map((entry, index) =>
        index < trail.length - 1 ? (
          <MuiLink
            key={entry.path}
            component={Link}
            to={generatePath(entry.path, params)}
            color="text.secondary"
            variant="body2"
            noWrap
          >
            {crumbText(entry.title, translate)}
          </MuiLink>
        ) : (
          <Typography key={entry.path} variant="body2" aria-current="page" noWrap sx={{ fontWeight: 500 }}>
            {crumbText(entry.title, translate)}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}
