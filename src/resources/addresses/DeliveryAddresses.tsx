import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { DEFAULT_STATE } from '../../domain/addresses/addressPosition';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { PageAction } from '../../ui/PageAction';
import { PageActions } from '../../ui/PageActions';
import { showMessage } from '../../providers/messageLog';
import PictureField from '../../ui/pictures/PictureField';
import { readSession } from '../../providers/session';
import { Section } from '../../ui/Section';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';
import type { Address, ParticipantAddress } from './address.resource';
import { emptyValues, valuesOf } from './addressDraft';
import { Question } from '../../ui/Question';
import { QueryNotice } from './QueryNotice';
import { useActionOnAddress } from './useActionOnAddress';
import { useAllowed } from '../../providers/usePermissions';
import { useAddressWrites, useParticipantAddresses } from './useParticipantAddresses';

interface DeliveryAddressesProps {
  participantId: number;
  personName: string;
}

type Open = { what: 'add' } | { what: 'edit' | 'retire'; address: ParticipantAddress } | null;

const wide = { gridColumn: '1 / -1' } as const;

/** The addresses that deliveries to a person can go to; what is no longer used stays below, for the history. */
export function DeliveryAddresses({ participantId, personName }: DeliveryAddressesProps) {
  const translate = useT();
  const used = useParticipantAddresses(participantId, { kind: 'delivery' });
  const retired = useParticipantAddresses(participantId, { kind: 'delivery', isActive: false });
  const writes = useAddressWrites(participantId);
  const action = useActionOnAddress();
  const mayAdd = useAllowed(PERMISSIONS.participant_addresses.create);
  const mayEdit = useAllowed(PERMISSIONS.participant_addresses.update);
  const [open, setOpen] = useState<Open>(null);
  const addresses = used.data ?? [];
  // As it is stored now: somebody else may have changed it while the form is open.
  const opened = open?.what === 'edit' ? open.address : null;
  const edited = opened && (addresses.find(({ id }) => id === opened.id) ?? opened);
  const close = () => setOpen(null);
  const words = (key: KeyUnder<'addresses'>, args?: Record<string, unknown>) =>
    translate(`addresses.${key}`, args);

  const save = async (address: Address) => {
    if (edited) await writes.change(edited, address);
    else await writes.add(address, 'delivery');
    showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
    close();
  };
  const change = (address: ParticipantAddress, extra: { is_default?: boolean; is_active?: boolean }) =>
    action.run(() => writes.change(address, address, extra));

  return (
    <>
      {mayAdd && (
        <PageActions>
          <PageAction variant="contained" icon={<AddIcon />} onClick={() => setOpen({ what: 'add' })}>
            {words('list.add')}
          </PageAction>
        </PageActions>
      )}
      <Section title={words('list.title')} purpose={words('list.purpose')}>
        <QueryNotice query={used} />
        {used.data?.length === 0 && <Box sx={wide}>{words('list.empty')}</Box>}
        {addresses.length > 0 && (
          <Box sx={wide}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isDefault={address.is_default}
                picture={
                  <PictureField
                    api="address"
                    id={address.id}
                    name={address.full_address}
                    canEdit={mayEdit}
                    size={48}
                  />
                }
              >
                {mayEdit && (
                  <>
                    {!address.is_default && (
                      <Button
                        size="small"
                        disabled={action.isBusy}
                        aria-label={words('list.makeDefaultNamed', { address: address.full_address })}
                        onClick={() => void change(address, { is_default: true })}
                      >
                        {words('list.makeDefault')}
                      </Button>
                    )}
                    <Button
                      size="small"
                      aria-label={words('list.editNamed', { address: address.full_address })}
                      onClick={() => setOpen({ what: 'edit', address })}
                    >
                      {words('list.edit')}
                    </Button>
                    <Button
                      size="small"
                      color="secondary"
                      aria-label={words('list.retireNamed', { address: address.full_address })}
                      onClick={() => setOpen({ what: 'retire', address })}
                    >
                      {words('list.retire')}
                    </Button>
                  </>
                )}
              </AddressCard>
            ))}
          </Box>
        )}
      </Section>
      {retired.data && retired.data.length > 0 && (
        <Section title={words('list.retired')} purpose={words('list.retiredPurpose')}>
          <Box sx={wide}>
            {retired.data.map((address) => (
              <AddressCard key={address.id} address={address}>
                {mayEdit && (
                  <Button
                    size="small"
                    disabled={action.isBusy}
                    aria-label={words('list.restoreNamed', { address: address.full_address })}
                    onClick={() => void change(address, { is_active: true })}
                  >
                    {words('list.restore')}
                  </Button>
                )}
              </AddressCard>
            ))}
          </Box>
        </Section>
      )}
      {(open?.what === 'add' || open?.what === 'edit') && (
        <AddressDialog
          title={words(open.what === 'add' ? 'form.addTitle' : 'form.editTitle')}
          purpose={words(open.what === 'add' ? 'form.addPurpose' : 'form.editPurpose', { name: personName })}
          initial={
            open.what === 'edit'
              ? valuesOf(open.address)
              : emptyValues(readSession()?.auth.default_state ?? DEFAULT_STATE)
          }
          others={addresses.filter(({ id }) => open.what === 'add' || id !== open.address.id)}
          stored={edited}
          needsPosition
          onSave={save}
          onCancel={close}
        />
      )}
      {open?.what === 'retire' && (
        <Question
          title={words('list.confirmRetire')}
          confirm={words('list.retire')}
          keep={words('list.keep')}
          isBusy={action.isBusy}
          onConfirm={() => void change(open.address, { is_active: false }).then(close)}
          onKeep={close}
        >
          {retireSentences(open.address, addresses).map(({ key, args }) => (
            <DialogContentText key={key}>{words(key, args)}</DialogContentText>
          ))}
        </Question>
      )}
    </>
  );
}

/** What happens to which address, also to the one that takes over (the server chooses the oldest of the others). */
function retireSentences(
  address: ParticipantAddress,
  all: readonly ParticipantAddress[],
): { key: KeyUnder<'addresses'>; args: Record<string, unknown> }[] {
  const others = all.filter(({ id }) => id !== address.id).sort((a, b) => a.id - b.id);
  const [heir] = others;
  return [
    { key: 'list.retireSentence', args: { address: address.full_address } },
    ...(!heir ? [{ key: 'list.retireLast', args: {} } as const] : []),
    ...(heir && address.is_default
      ? [{ key: 'list.retireDefault', args: { next: heir.full_address } } as const]
      : []),
  ];
}
