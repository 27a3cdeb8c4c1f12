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
import { ORDER_COLUMNS } from '../domain/imports/orderRow';
import { placeOfLine } from '../domain/addresses/placeParts';
import { useT, useTranslateAny } from '../i18n/useT';
import { ToneTag } from '../ui/ToneTag';
import { useLanguage } from '../providers/LanguageProvider';
import { dayOf, isOld, orderName, windowOf } from './entryWords';
import { InboxStateTag } from './InboxStateTag';

interface InboxRowProps {
  entry: InboxEntry;
  isChecked: boolean;
  mayCheck: boolean;
  now: Date;
  onCheck: (ids: readonly number[], isChecked: boolean) => void;
  onOpen: (id: number) => void;
}

/** Problems that a row spells out; the rest is in the order itself. */
const MOST_PROBLEMS = 2;

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

/** One order: client, sender, age, and its problems as text. */
export function InboxRow({ entry, isChecked, mayCheck, now, onCheck, onOpen }: InboxRowProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const language = useLanguage();
  const name = orderName(entry, translate);
  const forDriver = placeOfLine(entry.values.address ?? '')?.remark;
  const columns = entry.state === 'open' ? ORDER_COLUMNS.filter((column) => entry.problems[column]) : [];
  const problemOf = (column: (typeof ORDER_COLUMNS)[number]) => {
    const problem = entry.problems[column];
    return problem
      ? translate('inbox.problemOf', {
          column: translate(`orderForm.columns.${column}`),
          problem: translateAny(problem.message, problem.args),
        })
      : '';
  };
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
        {entry.duplicates.length > 0 && (
          <Box sx={{ mt: 1 }}>
            <ToneTag tone="violet" icon={TwinIcon} word={translate('inbox.twin')} />
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 190 }}>
        {entry.values.participant_name ?? translate('inbox.noName')}
        <Sub>{entry.values.address}</Sub>
        {forDriver && <Sub>{translate('importCheck.movedToComments', { text: forDriver })}</Sub>}
      </TableCell>
      <TableCell sx={{ minWidth: 170 }}>
        {entry.funding_source_name}
        <Sub>{entry.cdp_name ?? translate('inbox.anyCdp')}</Sub>
      </TableCell>
      <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
        {dayOf(entry, translate)}
        <Sub>{windowOf(entry)}</Sub>
      </TableCell>
      <TableCell>
        {isOld(entry, now) ? (
          <ToneTag tone="amber" icon={OldIcon} word={ageInWords(entry.received_at, now, language)} />
        ) : (
          ageInWords(entry.received_at, now, language)
        )}
        <Sub>
          {[translate(`inbox.origins.${entry.origin}`), entry.created_by_name].filter(Boolean).join(' · ')}
        </Sub>
      </TableCell>
      <TableCell>
        <InboxStateTag entry={entry} />
        {columns.slice(0, MOST_PROBLEMS).map((column) => (
          <Sub key={column}>{problemOf(column)}</Sub>
        ))}
        {columns.length > MOST_PROBLEMS && <Sub>…</Sub>}
        {entry.dismiss_reason && entry.state === 'dismissed' && <Sub>{entry.dismiss_reason}</Sub>}
      </TableCell>
    </TableRow>
  );
}
