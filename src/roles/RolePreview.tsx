import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useT } from '../i18n/useT';
import { titleText } from '../ui/routes/routeTable';
import { useRouteTable } from '../ui/routes/routeTableContext';
import { TitledCard } from '../ui/TitledCard';
import { rolePreview } from './rolePreview';

interface RolePreviewProps {
  permissions: readonly string[];
  saved: readonly string[];
  isDriver: boolean;
}

/** The screens that the role opens, from the same table and guard as the app itself. */
export function RolePreview({ permissions, saved, isDriver }: RolePreviewProps) {
  const translate = useT();
  const routes = useRouteTable();
  const chosen = useDeferredValue(permissions);
  const preview = useMemo(() => rolePreview(routes, chosen, saved), [routes, chosen, saved]);
  if (isDriver) {
    return (
      <TitledCard title={translate('rolePages.preview.title')}>
        <Typography color="text.secondary">{translate('rolePages.preview.driver')}</Typography>
      </TitledCard>
    );
  }
  const { menu, screens, start } = preview;
  return (
    <TitledCard title={translate('rolePages.preview.title')} purpose={translate('rolePages.preview.purpose')}>
      {menu.map(({ group, entries }) => (
        <Box key={group ?? entries[0]?.route.path}>
          {group && (
            <Typography
              variant="caption"
              component="h3"
              sx={{ color: 'text.secondary', fontWeight: 600, mt: 2 }}
            >
              {translate(`pages.${group}`)}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, pl: group ? 3 : 0, fontSize: 13, lineHeight: '22px' }}
          >
            {entries.map(({ route, change }) => (
              <Box
                component="li"
                key={route.path}
                sx={{
                  color: change === 'lost' ? 'text.secondary' : undefined,
                  textDecoration: change === 'lost' ? 'line-through' : undefined,
                }}
              >
                {titleText(route.title, translate)}
                {change && (
                  <Box
                    component="span"
                    sx={{
                      display: 'inline-block',
                      ml: 2,
                      fontSize: 12,
                      fontWeight: 500,
                      color: `var(--${change === 'gained' ? 'green' : 'amber'}-text)`,
                    }}
                  >
                    {translate(`rolePages.preview.${change}`)}
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        {translate('rolePages.preview.screens', { smart_count: screens })}
        {'. '}
        {start && translate('rolePages.preview.start', { page: titleText(start.title, translate) })}
      </Typography>
    </TitledCard>
  );
}
