import ThisIcon from '@mui/icons-material/CheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  devicesCall,
  revokeDeviceCall,
  testPushCall,
  type PushDeviceView,
} from '../../../contract/notifications/devices';
import { useT } from '../../../i18n/useT';
import { readApi } from '../../../providers/callApi';
import { showMessage } from '../../../providers/messageLog';
import { useSession } from '../../../providers/useSession';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Section } from '../../../ui/Section';
import { ToneTag } from '../../../ui/ToneTag';
import { useZonedTime } from '../../../ui/useZonedTime';
import { ownFingerprint, readPushState, turnPushOff, turnPushOn } from '../push/pushClient';

const KEY = ['push_devices'];

interface DeviceRowProps {
  device: PushDeviceView;
  isThis: boolean;
  onRevoke: () => void;
}

function DeviceRow({ device, isThis, onRevoke }: DeviceRowProps) {
  const translate = useT();
  const timeOf = useZonedTime();
  const name = device.label ?? translate('notificationPages.devices.unknown');
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        minHeight: 40,
        borderTop: `1px solid ${theme.tokens.border}`,
      })}
    >
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography>{name}</Typography>
        <Typography variant="caption" color="text.secondary" className="tabular">
          {translate('notificationPages.devices.added', { when: timeOf(device.created_at) })} ·{' '}
          {device.last_sent_at
            ? translate('notificationPages.devices.called', { when: timeOf(device.last_sent_at) })
            : translate('notificationPages.devices.never')}
        </Typography>
      </Box>
      {isThis && (
        <ToneTag
          isSmall
          tone="green"
          icon={ThisIcon}
          word={translate('notificationPages.devices.thisDevice')}
        />
      )}
      <Button
        size="small"
        color="secondary"
        aria-label={translate('notificationPages.devices.revokeOf', { name })}
        onClick={onRevoke}
      >
        {translate('notificationPages.devices.revoke')}
      </Button>
    </Box>
  );
}

/** Push on this device, all devices, and a test. */
export function DevicesSection() {
  const translate = useT();
  const client = useQueryClient();
  const { id: userId } = useSession();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const state = useQuery({ queryKey: [...KEY, 'state'], queryFn: readPushState, retry: false });
  const own = useQuery({ queryKey: [...KEY, 'own'], queryFn: ownFingerprint, retry: false });
  const devices = useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => readApi(devicesCall, {}, { signal }),
  });
  const turn = useMutation({
    mutationFn: (to: 'on' | 'off') => (to === 'on' ? turnPushOn(userId) : turnPushOff()),
    onSuccess: (next) => client.setQueryData([...KEY, 'state'], next),
    onSettled: refresh,
  });
  const revoke = useMutation({
    mutationFn: ({ id, fingerprint }: PushDeviceView) =>
      fingerprint === own.data
        ? turnPushOff()
        : readApi(revokeDeviceCall, { params: { id } }, { toast: true }),
    onSettled: refresh,
  });
  const test = useMutation({
    mutationFn: () => readApi(testPushCall, {}, { toast: true }),
    onSuccess: ({ devices: count }) =>
      showMessage({
        kind: 'success',
        text: translate('notificationPages.devices.tested', { smart_count: count }),
      }),
  });
  const isOn = state.data === 'on';
  return (
    <Section
      title={translate('notificationPages.devices.title')}
      purpose={translate('notificationPages.devices.lead')}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 3 }}>
        {(state.data === 'unsupported' || state.data === 'denied') && (
          <Alert severity="info">{translate(`notificationPages.devices.${state.data}`)}</Alert>
        )}
        {turn.isError && <Alert severity="error">{translate('notificationPages.devices.failed')}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            disabled={state.isPending || state.data === 'unsupported' || turn.isPending}
            onClick={() => turn.mutate(isOn ? 'off' : 'on')}
          >
            {translate(isOn ? 'notificationPages.devices.turnOff' : 'notificationPages.devices.turnOn')}
          </Button>
          <Button
            color="secondary"
            disabled={(devices.data ?? []).length === 0 || test.isPending}
            onClick={() => test.mutate()}
          >
            {translate('notificationPages.devices.test')}
          </Button>
        </Box>
        {devices.isError && (
          <LoadFailed onRetry={() => void devices.refetch()}>
            {translate('notificationPages.own.failed')}
          </LoadFailed>
        )}
        {devices.data?.length === 0 && (
          <Typography color="text.secondary">{translate('notificationPages.devices.noDevice')}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {devices.data?.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isThis={device.fingerprint === own.data}
              onRevoke={() => revoke.mutate(device)}
            />
          ))}
        </Box>
      </Box>
    </Section>
  );
}
