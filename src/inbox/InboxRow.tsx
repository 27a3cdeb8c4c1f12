import OldIcon from '@mui/icons-material/HourglassBottomOutlined';
import TwinIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { ageInWords } from '../board/ageInWords';
import type { InboxEntry } from '../domain/imports/inboxView';
import { placeOfLine } from '../domain/addresses/placeParts';
import { useT } from '../i18n/useT';
import { ToneTag } from '../ui/ToneTag';
import { useLanguage } from '../providers/LanguageProvider';
import { dayOf, isOld, orderName, problemFields, windowOf } from './entryWords';
import { InboxStateTag } from './InboxStateTag';

interface InboxRowProps {
  entry: InboxEntry;
  isChecked: boolean;
  mayCheck: boolean;
  now: Date;
  onCheck: (ids: readonly number[], isChecked: boolean) => void;
  onOpen: (id: number) => void;
}

const nowrap = { whiteSpace: 'nowrap' } as const;

/** The second line of a cell. */
function Sub({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
    >
      {children}
    </Box>
  );
}

/** "2 h ago · By API"; amber once it has waited for long. */
function Arrival({ entry, now }: Pick<InboxRowProps, 'entry' | 'now'>) {
  const translate = useT();
  const age = ageInWords(entry.received_at, now, useLanguage(), 'short');
  const isLate = isOld(entry, now);
  return (
    <Sub>
      <Box
        component="span"
        sx={{ ...nowrap, ...(isLate && { color: 'var(--amber-text)', fontWeight: 500 }) }}
      >
        {isLate && <OldIcon aria-hidden sx={{ fontSize: 12, verticalAlign: '-2px' }} />}
        {[age, translate(`inbox.origins.${entry.origin}`)].join(' · ')}
      </Box>
    </Sub>
  );
}

/** One order in two lines: since when it waits, who gets it where, for whom and when, and what is wrong with it. */
export function InboxRow({ entry, isChecked, mayCheck, now, onCheck, onOpen }: InboxRowProps) {
  const translate = useT();
  const name = orderName(entry, translate);
  const forDriver = placeOfLine(entry.values.address ?? '')?.remark;
  return (
    <TableRow
      hover
      selected={isChecked}
      sx={{ '& td': { verticalAlign: 'top' }, '& td.MuiTableCell-paddingCheckbox': { pt: 1.5 } }}
    >
      {mayCheck && (
        <TableCell padding="checkbox">
          {entry.state === 'open' && (
            <Checkbox
              size="small"
              checked={isChecked}
              onChange={(_, checked) => onCheck([entry.id], checked)}
              slotProps={{ input: { 'aria-label': translate('inbox.select', { order: name }) } }}
            />
          )}
        </TableCell>
      )}
      <TableCell>
        <Link
          id={`inbox-${entry.id}`}
          component="button"
          className="inbox-open"
          onClick={() => onOpen(entry.id)}
          sx={{ fontWeight: 500, textAlign: 'start' }}
        >
          {name}
        </Link>
        <Arrival entry={entry} now={now} />
      </TableCell>
      <TableCell sx={{ width: '100%' }}>
        {entry.values.participant_name ?? translate('inbox.noName')}
        {forDriver && (
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {' · '}
            {translate('importCheck.movedToComments', { text: forDriver })}
          </Box>
        )}
        <Sub>
          <bdi>{entry.values.address}</bdi>
        </Sub>
      </TableCell>
      <TableCell sx={{ minWidth: 186 }}>
        {entry.funding_source_name}
        <Sub>{entry.cdp_name ?? translate('inbox.anyCdp')}</Sub>
      </TableCell>
      <TableCell className="tabular" sx={nowrap}>
        {dayOf(entry, translate)}
        <Sub>{windowOf(entry)}</Sub>
      </TableCell>
      <TableCell>
        <InboxStateTag entry={entry} />
        {entry.state === 'open' && <Sub>{problemFields(entry, translate)}</Sub>}
        {entry.duplicates.length > 0 && (
          <Box component="span" sx={{ display: 'block', ...nowrap }}>
            <ToneTag isSmall tone="violet" icon={TwinIcon} word={translate('inbox.twin')} />
          </Box>
        )}
        {entry.dismiss_reason && entry.state === 'dismissed' && <Sub>{entry.dismiss_reason}</Sub>}
      </TableCell>
    </TableRow>
  );
}
