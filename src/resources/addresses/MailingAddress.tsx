import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { DEFAULT_STATE } from '../../domain/addresses/addressPosition';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { showMessage } from '../../providers/messageLog';
import { readSession } from '../../providers/session';
import { Section } from '../../ui/Section';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';
import type { Address } from './address.resource';
import { emptyValues, valuesOf } from './addressDraft';
import { Question } from '../../ui/Question';
import { QueryNotice } from './QueryNotice';
import { useActionOnAddress } from './useActionOnAddress';
import { useAllowed } from '../../providers/usePermissions';
import { useAddressWrites, useParticipantAddresses } from './useParticipantAddresses';

const wide = { gridColumn: '1 / -1' } as const;

/** Where letters go: with the deliveries, or to a place of their own. */
export function MailingAddress({ participantId, personName }: { participantId: number; personName: string }) {
  const translate = useT();
  const mailing = useParticipantAddresses(participantId, { kind: 'mailing' });
  const delivery = useParticipantAddresses(participantId, { kind: 'delivery' });
  const writes = useAddressWrites(participantId);
  const action = useActionOnAddress();
  const mayAdd = useAllowed(PERMISSIONS.participant_addresses.create);
  const mayEdit = useAllowed(PERMISSIONS.participant_addresses.update);
  const [open, setOpen] = useState<'form' | 'confirm' | null>(null);
  const own = mailing.data?.[0] ?? null;
  const usual = delivery.data?.find(({ is_default }) => is_default);
  const shown = own ?? usual;
  const isKnown = mailing.data !== undefined && delivery.data !== undefined;
  const words = (key: KeyUnder<'addresses'>, args?: Record<string, unknown>) =>
    translate(`addresses.${key}`, args);

  const save = async (address: Address) => {
    if (own) await writes.change(own, address);
    else await writes.add(address, 'mailing');
    showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
    setOpen(null);
  };
  const drop = async () => {
    if (own && (await action.run(() => writes.change(own, own, { is_active: false })))) setOpen(null);
  };

  return (
    <>
      <Section title={words('mailing.title')} purpose={words('mailing.purpose')}>
        <QueryNotice query={mailing.error ? mailing : delivery} />
        {isKnown && (
          <Box sx={{ ...wide, display: 'grid', gap: 3 }}>
            <Box>{words(own ? 'mailing.own' : usual ? 'mailing.same' : 'mailing.sameNone')}</Box>
            {shown && (
              <div>
                <AddressCard address={shown}>
                  {own && mayEdit && (
                    <Button size="small" onClick={() => setOpen('form')}>
                      {words('list.edit')}
                    </Button>
                  )}
                </AddressCard>
              </div>
            )}
            <Box>
              {own
                ? mayEdit && (
                    <Button variant="outlined" color="secondary" onClick={() => setOpen('confirm')}>
                      {words('mailing.useDelivery')}
                    </Button>
                  )
                : mayAdd && (
                    <Button variant="outlined" onClick={() => setOpen('form')}>
                      {words('mailing.addOwn')}
                    </Button>
                  )}
            </Box>
          </Box>
        )}
      </Section>
      {open === 'form' && (
        <AddressDialog
          title={words('mailing.title')}
          purpose={words('form.mailingPurpose', { name: personName })}
          initial={own ? valuesOf(own) : emptyValues(readSession()?.auth.default_state ?? DEFAULT_STATE)}
          stored={own}
          hasComment={false}
          onSave={save}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'confirm' && own && (
        <Question
          title={words('mailing.confirm')}
          confirm={words('mailing.useDelivery')}
          keep={words('mailing.keep')}
          isBusy={action.isBusy}
          onConfirm={() => void drop()}
          onKeep={() => setOpen(null)}
        >
          <DialogContentText>
            {words('mailing.confirmSentence', { address: own.full_address })}
          </DialogContentText>
        </Question>
      )}
    </>
  );
}
