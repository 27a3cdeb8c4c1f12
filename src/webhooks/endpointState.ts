import DisabledIcon from '@mui/icons-material/ErrorOutlineOutlined';
import PausedIcon from '@mui/icons-material/PauseCircleOutlineOutlined';
import TroubleIcon from '@mui/icons-material/WarningAmberOutlined';
import WaitsIcon from '@mui/icons-material/ScheduleOutlined';
import WorksIcon from '@mui/icons-material/CheckOutlined';
import type { CallState, EndpointState } from '../domain/webhooks/webhookView';

/** Colour and icon of an address; its word stands beside them. */
export const ENDPOINT_LOOK = {
  active: { tone: 'green', icon: WorksIcon },
  paused: { tone: 'grey', icon: PausedIcon },
  disabled: { tone: 'red', icon: DisabledIcon },
} as const satisfies Record<EndpointState, object>;

export const CALL_LOOK = {
  waiting: { tone: 'neutral', icon: WaitsIcon },
  delivered: { tone: 'green', icon: WorksIcon },
  failed: { tone: 'red', icon: TroubleIcon },
} as const satisfies Record<CallState, object>;
