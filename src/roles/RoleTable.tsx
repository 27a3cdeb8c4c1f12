import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/useT';
import { useSession } from '../providers/useSession';
import { hiddenText } from '../ui/hiddenText';
import { tableFrame } from '../ui/table/tableStyle';
import { useNumber } from '../ui/useNumber';
import type { RoleRow } from '../contract/roles/roles';

/** Roles as a table; on a narrow screen less important columns are left out. */
export function RoleTable({ roles, mayCopy }: { roles: readonly RoleRow[]; mayCopy: boolean }) {
  const translate = useT();
  const number = useNumber();
  const { user_type_id } = useSession();
  return (
    <Box
      sx={[
        tableFrame as object,
        {
          '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
          '& th': {
            height: 36,
            bgcolor: 'var(--sunken)',
            color: 'text.secondary',
            fontSize: 12,
            fontWeight: 500,
          },
          '& td': { height: 44, borderTop: '1px solid', borderColor: 'divider' },
          '& th, & td': { px: { xs: 3, sm: 4 }, textAlign: 'left' },
          '& .right': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
          '& tbody tr:hover': { bgcolor: 'var(--sunken)' },
        },
      ]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('rolePages.list.name')}</th>
            <th scope="col" className="right">
              {translate('rolePages.list.people')}
            </th>
            <th scope="col" className="right">
              {translate('rolePages.list.permissions')}
            </th>
            <th scope="col" className="wide">
              {translate('rolePages.list.kind')}
            </th>
            <th scope="col" className="wide">
              {translate('rolePages.list.state')}
            </th>
            {mayCopy && (
              <th scope="col">
                <Box component="span" sx={hiddenText}>
                  {translate('screens.list.actions')}
                </Box>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.id}>
              <td>
                <MuiLink component={Link} to={`/roles-permissions/${role.id}`} sx={{ fontWeight: 500 }}>
                  {role.name}
                </MuiLink>
                {role.id === user_type_id && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    ({translate('rolePages.list.own')})
                  </Box>
                )}
              </td>
              <td className="right">{number(role.people_count)}</td>
              <td className="right">{number(role.permission_count)}</td>
              <td className="wide">{translate(`rolePages.list.${role.is_driver ? 'driver' : 'office'}`)}</td>
              <td className="wide">
                {translate(`screens.record.${role.is_active ? 'active' : 'inactive'}`)}
              </td>
              {mayCopy && (
                <td className="right">
                  <IconButton
                    size="small"
                    component={Link}
                    to={`/roles-permissions/add?copy=${role.id}`}
                    aria-label={translate('rolePages.list.copyOf', { name: role.name })}
                  >
                    <CopyIcon sx={{ fontSize: 18 }} />
                  </IconButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
