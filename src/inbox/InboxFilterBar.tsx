import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import type { ReactNode } from 'react';
import { INBOX_ORIGINS, INBOX_STATES, type InboxState } from '../domain/imports/inboxView';
import type { KeyUnder } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { countSet, PageFilters } from '../ui/PageFilters';
import type { InboxFiltering } from './useInboxFilters';
import type { ImportPlaces } from '../resources/orders/useImportPlaces';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: { xs: '1 1 130px', sm: 'none' }, minWidth: { xs: 130, sm: 150 }, maxWidth: { sm: 240 } }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {children}
    </TextField>
  );
}

/** Filters of the orders. They are in the URL; names of people are not. */
export function InboxFilterBar({ filtering, places }: { filtering: InboxFiltering; places: ImportPlaces }) {
  const translate = useT();
  const { filters, set, showState, isNarrowed, clear } = filtering;
  const word = (name: KeyUnder<'inbox.fields'>) => translate(`inbox.fields.${name}`);
  const any = <MenuItem value="">{translate('inbox.any')}</MenuItem>;
  const stateOf = (value: string): InboxState | null => INBOX_STATES.find((one) => one === value) ?? null;
  return (
    <PageFilters
      role="group"
      label={translate('inbox.filters')}
      count={countSet(filters)}
      row={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}
    >
      <Choice
        label={word('state')}
        value={filters.state ?? ''}
        onChange={(value) => showState(stateOf(value))}
      >
        {any}
        {INBOX_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {translate(`inbox.states.${state}`)}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label={word('funding_source_id')}
        value={filters.clientId === null ? '' : String(filters.clientId)}
        onChange={(client) => set({ client })}
      >
        {any}
        {places.clients.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </Choice>
      {places.ownCdp === null && (
        <Choice
          label={word('close_door_pharmacy_id')}
          value={filters.cdpId === null ? '' : String(filters.cdpId)}
          onChange={(cdp) => set({ cdp })}
        >
          {any}
          {places.cdps.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </Choice>
      )}
      <Choice label={word('origin')} value={filters.origin ?? ''} onChange={(origin) => set({ origin })}>
        {any}
        {INBOX_ORIGINS.map((origin) => (
          <MenuItem key={origin} value={origin}>
            {translate(`inbox.origins.${origin}`)}
          </MenuItem>
        ))}
      </Choice>
      <ToggleButton
        size="small"
        value="old"
        selected={filters.isOld}
        onChange={() => set({ old: filters.isOld ? null : '1' })}
      >
        {word('onlyOld')}
      </ToggleButton>
      <ToggleButton
        size="small"
        value="problems"
        selected={filters.hasProblems}
        onChange={() => set({ problems: filters.hasProblems ? null : '1' })}
      >
        {word('onlyProblems')}
      </ToggleButton>
      {isNarrowed && (
        <Button size="small" onClick={clear}>
          {translate('inbox.clear')}
        </Button>
      )}
    </PageFilters>
  );
}
