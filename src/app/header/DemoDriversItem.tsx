import VehicleIcon from '@mui/icons-material/LocalShippingOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { demoDriversCall, switchDemoDriversCall } from '../../contract/demo/drivers';
import { useT } from '../../i18n/useT';
import { callApi, readApi } from '../../providers/callApi';

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
    <MenuItem role="menuitemcheckbox" aria-checked={isDriving} disabled={change.isPending} onClick={send}>
      <ListItemIcon>
        <VehicleIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={translate('header.demoDrivers')} />
      <Switch
        edge="end"
        size="small"
        checked={isDriving}
        tabIndex={-1}
        slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
      />
    </MenuItem>
  );
}
