import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { canPickPosition } from '../../domain/addresses/addressPosition';
import { useT } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { isStale, positionPicked, statusOfDraft, type AddressDraft } from './addressDraft';
import { PositionStatusWord } from './PositionStatusWord';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';

const MapPicker = lazyPart(withMessages('map', () => import('./map/MapPicker')));

interface PositionLinkProps {
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  disabled: boolean;
  /** The position is what keeps the form from being saved. */
  problem?: string;
}

/** How the position of an address stands, and the way to the map (spec §4, "pick-position link"). */
export function PositionLink({ draft, onChange, disabled, problem }: PositionLinkProps) {
  const translate = useT();
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    if (canPickPosition(draft.values)) return setIsOpen(true);
    const key = 'addresses.position.fillMandatory';
    showMessage({ kind: 'warning', key, text: translate(key) });
  };
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" disabled={disabled} data-position onClick={open}>
          {translate('addresses.position.pick')}
        </Button>
        <Box role="status" sx={{ display: 'inline-flex' }}>
          <PositionStatusWord status={statusOfDraft(draft)} />
        </Box>
      </Box>
      {problem && <Box sx={{ mt: 1, fontSize: 13, color: 'error.main' }}>{problem}</Box>}
      {isOpen && (
        <Suspense fallback={null}>
          <MapPicker
            values={draft.values}
            hasPosition={!isStale(draft)}
            onPick={(position) => {
              onChange(positionPicked(draft, position));
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
