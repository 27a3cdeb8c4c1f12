import type { SvgIconComponent } from '@mui/icons-material';
import SentIcon from '@mui/icons-material/CheckOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import KeptIcon from '@mui/icons-material/InboxOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import type { MessageState } from '../../contract/messages/messages';
import type { Tone } from '../../domain/stops/statusTag';

/** Style of a state. */
export const MESSAGE_LOOKS: Readonly<Record<MessageState, { tone: Tone; icon: SvgIconComponent }>> = {
  waiting: { tone: 'neutral', icon: WaitingIcon },
  sent: { tone: 'green', icon: SentIcon },
  kept: { tone: 'accent', icon: KeptIcon },
  failed: { tone: 'red', icon: FailedIcon },
};
