import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { dateInZone, isDate, nextWorkday } from '../domain/time/dates';
import type { InboxEntry, InboxLot } from '../domain/imports/inboxView';
import type { KeyUnder } from '../i18n/messageKey';
import { useT, useTranslateAny } from '../i18n/useT';
import { showMessage } from '../providers/messageLog';
import { operationZone } from '../providers/operationZone';
import { CommandDialog } from '../ui/CommandDialog';
import { processEntries } from './inboxCalls';
import type { InboxFilters } from './useInboxFilters';
import type { ImportPlaces } from '../resources/orders/useImportPlaces';
import { DayInput } from '../ui/DayInput';

interface ProcessDialogProps {
  /** The checked orders, or the visible ones of all that match. */
  entries: readonly InboxEntry[];
  /** All open orders that match these filters, and their number. */
  matching: { filters: InboxFilters; count: number } | null;
  places: ImportPlaces;
  onSaved: () => Promise<void>;
  onMade: (lots: readonly InboxLot[]) => void;
  onClose: () => void;
}

/** The value that all orders share; null when they differ or leave it open. */
function common<Value>(values: readonly (Value | null)[]): Value | null {
  const known = new Set(values.filter((value) => value !== null));
  return known.size === 1 ? ([...known][0] ?? null) : null;
}

/** Orders become a lot of a day and a CDP, one lot per client. */
export default function ProcessDialog(props: ProcessDialogProps) {
  const { entries, matching, places, onSaved, onMade, onClose } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (name: KeyUnder<'inbox.process'>, args?: Record<string, unknown>) =>
    translate(`inbox.process.${name}`, args);
  const [today] = useState(() => dateInZone(new Date(), operationZone()));
  const requested = common(entries.map(({ delivery_date }) => delivery_date));
  const [date, setDate] = useState(requested !== null && requested >= today ? requested : nextWorkday(today));
  const [only] = places.cdps;
  const [cdpId, setCdpId] = useState(
    places.ownCdp ??
      common(entries.map(({ close_door_pharmacy_id }) => close_door_pharmacy_id)) ??
      (places.cdps.length === 1 && only ? only.id : null),
  );
  const smart_count = matching?.count ?? entries.length;
  const clients = new Set(entries.map(({ funding_source_id }) => funding_source_id)).size;
  const counted = (name: KeyUnder<'inbox.process'>, isMeant: (entry: InboxEntry) => boolean) => {
    const count = entries.filter(isMeant).length;
    return count > 0 ? <Alert severity="warning">{word(name, { smart_count: count })}</Alert> : null;
  };
  const run = async () => {
    const chosen = matching?.filters ?? entries.map(({ id }) => id);
    const lots = await processEntries(chosen, { delivery_date: date, close_door_pharmacy_id: cdpId ?? 0 });
    await onSaved();
    const args = { smart_count: lots.reduce((sum, { rows }) => sum + rows, 0) };
    showMessage({ kind: 'success', key: 'inbox.process.done', args, text: word('done', args) });
    onMade(lots);
  };
  return (
    <CommandDialog
      title={word('title')}
      verb={word('verb', { smart_count: clients })}
      keep={word('keep')}
      isBlocked={cdpId === null || !isDate(date) || date < today}
      onRun={run}
      onClose={onClose}
    >
      {({ problems, isRunning }) => {
        const problemOf = (name: string) => {
          const problem = problems[name];
          return problem && translateAny(problem.message, problem.args);
        };
        return (
          <>
            <span>
              {word('sentence', { smart_count })} {clients > 1 && word('clients', { smart_count: clients })}
            </span>
            {problemOf('all') && <Alert severity="error">{problemOf('all')}</Alert>}
            {counted('problems', (entry) => Object.keys(entry.problems).length > 0)}
            {counted('otherDay', ({ delivery_date }) => delivery_date !== null && delivery_date !== date)}
            {counted(
              'otherCdp',
              ({ close_door_pharmacy_id: id }) => id !== null && cdpId !== null && id !== cdpId,
            )}
            <DayInput
              required
              label={translate('inbox.fields.delivery_date')}
              value={date}
              disabled={isRunning}
              error={problems.delivery_date !== undefined}
              helperText={problemOf('delivery_date')}
              min={today}
              onChange={setDate}
            />
            <TextField
              select
              required
              size="small"
              label={translate('inbox.fields.close_door_pharmacy_id')}
              value={cdpId === null || places.cdps.length === 0 ? '' : String(cdpId)}
              disabled={isRunning}
              error={problems.close_door_pharmacy_id !== undefined}
              helperText={problemOf('close_door_pharmacy_id')}
              onChange={({ target }) => setCdpId(Number(target.value))}
              slotProps={{ inputLabel: { shrink: true } }}
            >
              {places.cdps.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </>
        );
      }}
    </CommandDialog>
  );
}
