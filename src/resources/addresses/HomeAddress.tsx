import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { homeAddressCall, saveHomeAddressCall } from '../../contract/addresses/addresses';
import { DEFAULT_STATE } from '../../domain/addresses/addressPosition';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { readSession } from '../../providers/session';
import { Section } from '../../ui/Section';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';
import type { Address } from './address.resource';
import { emptyValues, valuesOf } from './addressDraft';
import { QueryNotice } from './QueryNotice';
import { useAllowed } from '../../providers/usePermissions';

const wide = { gridColumn: '1 / -1' } as const;

/** Where an employee lives (spec §3): one address, without a map as a must. */
export function HomeAddress({ employeeId, name }: { employeeId: number; name: string }) {
  const translate = useT();
  const client = useQueryClient();
  const mayEdit = useAllowed(PERMISSIONS.employees.updateHomeAddress);
  const [isOpen, setIsOpen] = useState(false);
  const params = { id: employeeId };
  const home = useQuery({
    queryKey: ['home address', employeeId],
    queryFn: ({ signal }) => readApi(homeAddressCall, { params }, { signal }),
    retry: false,
  });
  const words = (key: KeyUnder<'addresses.home'>, args?: Record<string, unknown>) =>
    translate(`addresses.home.${key}`, args);

  const save = async (address: Address) => {
    const version = home.data?.version;
    try {
      await readApi(saveHomeAddressCall, { params, body: address }, { version });
    } finally {
      // After a refusal too: somebody may have been first.
      await client.invalidateQueries({ queryKey: ['home address', employeeId] });
    }
    showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
    setIsOpen(false);
  };

  return (
    <Section title={words('title')} purpose={words('purpose')}>
      <QueryNotice query={home} />
      {home.data && (
        <Box sx={wide}>
          <AddressCard address={home.data}>
            {mayEdit && (
              <Button size="small" onClick={() => setIsOpen(true)}>
                {translate('addresses.list.edit')}
              </Button>
            )}
          </AddressCard>
        </Box>
      )}
      {home.data === null && (
        <Box sx={{ ...wide, display: 'grid', gap: 3, justifyItems: 'start' }}>
          {words('empty')}
          {mayEdit && (
            <Button variant="outlined" onClick={() => setIsOpen(true)}>
              {words('add')}
            </Button>
          )}
        </Box>
      )}
      {isOpen && (
        <AddressDialog
          title={words('title')}
          purpose={words('formPurpose', { name })}
          initial={
            home.data ? valuesOf(home.data) : emptyValues(readSession()?.auth.default_state ?? DEFAULT_STATE)
          }
          stored={home.data}
          hasComment={false}
          onSave={save}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Section>
  );
}
