import OpenIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { PERMISSIONS } from '../domain/access/permissions';
import type { CashOfDriver } from '../domain/custody/custodyView';
import { formatMoney } from '../domain/money/money';
import { fromWire } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { operationZone } from '../providers/operationZone';
import { useAllowed } from '../providers/usePermissions';
import { Amounts } from './Amounts';
import { Difference } from './Difference';
import { formatTimeWithZone } from '../providers/measures';
import { ChevronRight as FoldedIcon } from '../ui/pointingIcons';

interface DriverRowProps {
  driver: CashOfDriver;
  onCount: () => void;
}

/** A driver's day for one CDP: amounts, what was counted, and the clients when it is open. */
export function DriverRow({ driver, onCount }: DriverRowProps) {
  const translate = useT();
  const mayCount = useAllowed(PERMISSIONS.custody.cashUp);
  const [isOpen, setIsOpen] = useState(false);
  const { cash_up: counted, employee } = driver;
  const quiet = { fontSize: 12, color: 'text.secondary' } as const;
  return (
    <>
      <TableRow hover>
        <TableCell>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', marginInlineStart: '-8px' }}>
            <IconButton
              size="small"
              aria-expanded={isOpen}
              aria-label={translate(isOpen ? 'cashUp.hideClients' : 'cashUp.showClients', {
                driver: employee,
              })}
              onClick={() => setIsOpen(!isOpen)}
              sx={{ padding: '2px' }}
            >
              {isOpen ? <OpenIcon fontSize="small" /> : <FoldedIcon fontSize="small" />}
            </IconButton>
            <div>
              {employee}
              <Box sx={quiet}>
                {driver.cdp_name} · {driver.runs.join(', ')}
              </Box>
            </div>
          </Box>
        </TableCell>
        <Amounts figures={driver} />
        <TableCell>
          {counted ? (
            <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
              <span className="tabular">
                {translate('cashUp.counted')} {formatMoney(counted.counted_amount)}
              </span>
              <Difference owed={driver.to_hand_over} counted={counted.counted_amount} />
              <Box sx={quiet}>
                {formatTimeWithZone(fromWire(counted.closed_at), operationZone())} · {counted.closed_by_name}
                {counted.reason && ` · ${counted.reason}`}
              </Box>
            </Box>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {translate('cashUp.notCounted')}
            </Box>
          )}
        </TableCell>
        <TableCell align="right">
          {mayCount && (
            <Button size="small" variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={onCount}>
              {translate(counted ? 'cashUp.dialog.correct' : 'cashUp.dialog.verb')}
            </Button>
          )}
        </TableCell>
      </TableRow>
      {isOpen &&
        driver.clients.map((client) => (
          <TableRow key={client.funding_source_id ?? 0}>
            <TableCell sx={{ paddingInlineStart: '40px' }}>
              {client.client ?? translate('cashUp.noClient')}
            </TableCell>
            <Amounts figures={client} />
            <TableCell />
            <TableCell />
          </TableRow>
        ))}
    </>
  );
}
