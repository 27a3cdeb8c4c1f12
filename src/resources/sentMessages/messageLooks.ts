import type { SvgIconComponent } from '@mui/icons-material';
import DeliveredIcon from '@mui/icons-material/DoneAllOutlined';
import SentIcon from '@mui/icons-material/CheckOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import HeldIcon from '@mui/icons-material/BedtimeOutlined';
import KeptIcon from '@mui/icons-material/InboxOutlined';
import StoppedIcon from '@mui/icons-material/BlockOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import type { MessageState } from '../../domain/messages/messageState';
import type { Tone } from '../../domain/stops/statusTag';

/** Style of a state. */
export const MESSAGE_LOOKS: Readonly<Record<MessageState, { tone: Tone; icon: SvgIconComponent }>> = {
  waiting: { tone: 'neutral', icon: WaitingIcon },
  held: { tone: 'amber', icon: HeldIcon },
  sent: { tone: 'green', icon: SentIcon },
  delivered: { tone: 'green', icon: DeliveredIcon },
  kept: { tone: 'accent', icon: KeptIcon },
  stopped: { tone: 'neutral', icon: StoppedIcon },
  failed: { tone: 'red', icon: FailedIcon },
};
