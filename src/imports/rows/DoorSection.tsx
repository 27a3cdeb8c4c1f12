import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DEFAULT_STATE, positionStatus } from '../../domain/addresses/addressPosition';
import type { ImportRowView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { readSession } from '../../providers/session';
import { AddressFields } from '../../resources/addresses/AddressFields';
import {
  draftOf,
  emptyValues,
  isStale,
  lineRead,
  type AddressDraft,
} from '../../resources/addresses/addressDraft';
import { ParseLine } from '../../resources/addresses/ParseLine';
import { PositionLink } from '../../resources/addresses/PositionLink';
import { PositionStatusWord } from '../../resources/addresses/PositionStatusWord';
import type { PickedDoor } from './rowCalls';

export type ChosenDoor = PickedDoor;

interface DoorSectionProps {
  row: ImportRowView;
  chosen: ChosenDoor | null;
  isFixed: boolean;
  onChoose: (door: ChosenDoor | null) => void;
}

function draftFor({ address }: ImportRowView): AddressDraft {
  const empty = emptyValues(readSession()?.auth.default_state ?? DEFAULT_STATE);
  if (!address) return draftOf(empty);
  const { address: street, address_1, city, state, zipcode } = address;
  const { latitude, longitude, formatted_address, is_approximate } = address;
  const position = { latitude, longitude, formatted_address, is_approximate };
  return draftOf({ ...empty, address: street, address_1, city, state, zipcode, ...position });
}

/** The address of a draft, when its position is known. */
function doorOf(draft: AddressDraft): ChosenDoor | null {
  const { address, address_1, city, state, zipcode, latitude, longitude, formatted_address } = draft.values;
  const is_approximate = draft.values.is_approximate === true;
  if (isStale(draft) || !address || !city || !state || !zipcode) return null;
  if (latitude === null || longitude === null) return null;
  return { address, address_1, city, state, zipcode, latitude, longitude, formatted_address, is_approximate };
}

/** The address as parsed from the line; it can be edited and picked on the map. */
export function DoorSection({ row, chosen, isFixed, onChoose }: DoorSectionProps) {
  const translate = useT();
  const id = useId();
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  const change = (next: AddressDraft) => {
    setDraft(next);
    onChoose(doorOf(next));
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" id={id} sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate('imports.door.title')}
      </Typography>
      {draft === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <bdi>{row.address?.full_address ?? translate('imports.door.unread')}</bdi>
          {row.address && <PositionStatusWord status={positionStatus(row.address, false)} />}
          {!isFixed && (
            <Button size="small" variant="outlined" onClick={() => setDraft(draftFor(row))}>
              {translate('imports.door.change')}
            </Button>
          )}
        </Box>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            columnGap: 6,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <ParseLine
            disabled={isFixed}
            onRead={(parsed, status) => change(lineRead(draft, parsed, status))}
          />
          <AddressFields
            draft={draft}
            onChange={change}
            problems={{}}
            disabled={isFixed}
            hasComment={false}
          />
          <PositionLink draft={draft} onChange={change} disabled={isFixed} />
          <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: 13 }} role="status">
            {translate(chosen ? 'imports.door.willUse' : 'imports.door.needsPosition')}
          </Box>
        </Box>
      )}
    </Box>
  );
}
