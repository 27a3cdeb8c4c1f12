import VehicleIcon from '@mui/icons-material/LocalShippingOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { demoDriversCall, switchDemoDriversCall } from '../../contract/demo/drivers';
import { useT } from '../../i18n/useT';
import { callApi, readApi } from '../../providers/callApi';
import { SwitchMenuItem } from '../../ui/SwitchMenuItem';

const KEY = ['demoDrivers'];
/** The drivers look for something to do within so many milliseconds. */
const LOOK_AGAIN_MS = 2_500;

/** The switch of the demo's drivers; nothing where there is no demo. */
export default function DemoDriversItem() {
  const translate = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readApi(demoDriversCall, {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const change = useMutation({
    mutationFn: async (is_driving: boolean) =>
      (await callApi(switchDemoDriversCall, { body: { is_driving } })).data,
    onSuccess: (state) => client.setQueryData(KEY, state),
  });

  // Sent off, they come back at once when nothing of today is left.
  const isDriving = data?.is_driving ?? false;
  const wasSentOff = useRef(false);
  useEffect(() => {
    if (wasSentOff.current && !isDriving) notify('header.demoNothing', { type: 'info' });
    wasSentOff.current &&= isDriving;
  }, [isDriving, notify]);

  if (!data?.is_available) return null;
  const send = () => {
    wasSentOff.current = false;
    change.mutate(!isDriving, {
      onSuccess: (state) => {
        wasSentOff.current = state.is_driving;
      },
    });
  };
  return (
    <SwitchMenuItem
      icon={<VehicleIcon fontSize="small" />}
      label={translate('header.demoDrivers')}
      isOn={isDriving}
      disabled={change.isPending}
      onSwitch={send}
    />
  );
}
