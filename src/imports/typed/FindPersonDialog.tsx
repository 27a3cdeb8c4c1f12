import { useState } from 'react';
import type { OrderRow } from '../../domain/imports/orderRow';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { PersonSearch } from '../../resources/orders/PersonSearch';
import { CommandDialog } from '../../ui/CommandDialog';

interface FindPersonDialogProps {
  /** Of the row that is filled in, from 1. */
  row: number;
  onPick: (known: OrderRow) => void;
  onClose: () => void;
}

/** Fills a row with the data of a known recipient. */
export function FindPersonDialog({ row, onPick, onClose }: FindPersonDialogProps) {
  const translate = useT();
  const word = (name: KeyUnder<'typedLot.find'>) => translate(`typedLot.find.${name}`, { row });
  const [known, setKnown] = useState<OrderRow | null>(null);
  return (
    <CommandDialog
      title={word('title')}
      verb={word('verb')}
      keep={word('keep')}
      isBlocked={known === null}
      onRun={async () => {
        if (known) onPick(known);
        await Promise.resolve();
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <PersonSearch id="typed-person" onPick={setKnown} />
          {known && (
            <div>
              <strong>{known.participant_name}</strong>
              <div>{[known.client_code, known.phone_number, known.address].filter(Boolean).join(' · ')}</div>
            </div>
          )}
        </>
      )}
    </CommandDialog>
  );
}
