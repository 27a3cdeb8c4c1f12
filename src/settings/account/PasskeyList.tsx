import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Passkey } from '../../domain/access/secondFactor';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { stackedTable } from '../../ui/stackedTable';
import { useZonedTime } from '../../ui/useZonedTime';
import type { Asked } from './askedFactor';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onAsk: (asked: Asked) => void;
}

/** Passkeys with their names, so that the one of a lost device can be found and removed. */
export function PasskeyList({ passkeys, onAsk }: PasskeyListProps) {
  const translate = useT();
  const timeOf = useZonedTime();
  const word = (key: KeyUnder<'accountPages.factors'>, args?: object) =>
    translate(`accountPages.factors.${key}`, { ...args });
  return (
    <Table size="small" sx={stackedTable} aria-label={word('passkeys')}>
      <TableHead>
        <TableRow>
          <TableCell>{word('name')}</TableCell>
          <TableCell>{word('created')}</TableCell>
          <TableCell>{word('lastUsed')}</TableCell>
          <TableCell>{word('actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {passkeys.map((passkey) => (
          <TableRow key={passkey.id}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{passkey.name}</TableCell>
            <TableCell className="tabular">{timeOf(passkey.created_at)}</TableCell>
            <TableCell className="tabular">
              {passkey.last_used_at ? timeOf(passkey.last_used_at) : word('never')}
            </TableCell>
            <TableCell>
              <Box sx={{ display: 'flex', gap: 2 }}>
                <Button
                  size="small"
                  aria-label={word('renameNamed', { name: passkey.name })}
                  onClick={() => onAsk({ to: 'rename', passkey })}
                >
                  {word('rename')}
                </Button>
                <Button
                  size="small"
                  aria-label={word('removeNamed', { name: passkey.name })}
                  onClick={() => onAsk({ to: 'remove', passkey })}
                >
                  {word('remove')}
                </Button>
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
