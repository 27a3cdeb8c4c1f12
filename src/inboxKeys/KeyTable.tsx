import RevokedIcon from '@mui/icons-material/BlockOutlined';
import WorksIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import type { InboxKey } from '../contract/inbox/keys';
import { PERMISSIONS } from '../domain/access/permissions';
import type { KeyUnder } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { stackedTable } from '../ui/stackedTable';
import { ToneTag } from '../ui/ToneTag';
import { useAllowed } from '../providers/usePermissions';
import { useZonedTime } from '../ui/useZonedTime';

const COLUMNS = ['name', 'client', 'key', 'used', 'state'] as const;

function Sub({ children }: { children: ReactNode }) {
  return <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{children}</Box>;
}

/** Keys by system: client, last use, and whether it is active. */
export function KeyTable({
  keys,
  onRevoke,
}: {
  keys: readonly InboxKey[];
  onRevoke: (key: InboxKey) => void;
}) {
  const translate = useT();
  const zoned = useZonedTime();
  const mayRevoke = useAllowed(PERMISSIONS.delivery_inbox.revokeKey);
  const word = (name: KeyUnder<'inboxKeys'>, args?: Record<string, unknown>) =>
    translate(`inboxKeys.${name}`, args);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={word('list')}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{word(`columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <TableRow key={key.id} hover sx={{ '& td': { verticalAlign: 'top' } }}>
              <TableCell>
                <Box sx={{ fontWeight: 500 }}>{key.name}</Box>
                <Sub>{word('made', { at: zoned(key.created_at), name: key.created_by_name })}</Sub>
              </TableCell>
              <TableCell>
                {key.funding_source_name}
                <Sub>{key.cdp_name ?? word('allCdps')}</Sub>
              </TableCell>
              <TableCell
                sx={{
                  fontFamily: 'monospace',
                  // On a phone the row is stacked and may be narrower than a key.
                  whiteSpace: { sm: 'nowrap' },
                  overflowWrap: { xs: 'anywhere', sm: 'normal' },
                }}
              >
                {key.key_id}
              </TableCell>
              <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                {key.last_used_at ? zoned(key.last_used_at) : word('never')}
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
                  {key.revoked_at ? (
                    <ToneTag tone="grey" icon={RevokedIcon} word={word('states.revoked')} />
                  ) : (
                    <ToneTag tone="green" icon={WorksIcon} word={word('states.works')} />
                  )}
                  {!key.revoked_at && mayRevoke && (
                    <Button
                      size="small"
                      color="error"
                      aria-label={word('revokeOf', { name: key.name })}
                      onClick={() => onRevoke(key)}
                    >
                      {word('revoke')}
                    </Button>
                  )}
                </Box>
                {key.revoked_at && (
                  <Sub>
                    {word('revokedBy', { at: zoned(key.revoked_at), name: key.revoked_by_name ?? '' })}
                  </Sub>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
