import CancelledIcon from '@mui/icons-material/BlockOutlined';
import CommittedIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import WorkingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ReadyIcon from '@mui/icons-material/TaskOutlined';
import MappingIcon from '@mui/icons-material/ViewColumnOutlined';
import type { LotState } from '../domain/imports/importView';
import type { Tone } from '../domain/stops/statusTag';
import { UndoOutlined as UndoneIcon } from '../ui/pointingIcons';
import type { IconType } from '../ui/IconType';

/** Style of a lot's state: states that need the user stand out, the server's own do not. */
export const LOT_LOOKS: Readonly<Record<LotState, { tone: Tone; icon: IconType }>> = {
  draft: { tone: 'neutral', icon: DraftIcon },
  reading: { tone: 'accent', icon: WorkingIcon },
  mapping: { tone: 'amber', icon: MappingIcon },
  checking: { tone: 'accent', icon: WorkingIcon },
  ready: { tone: 'violet', icon: ReadyIcon },
  committing: { tone: 'accent', icon: WorkingIcon },
  committed: { tone: 'green', icon: CommittedIcon },
  failed: { tone: 'red', icon: FailedIcon },
  cancelled: { tone: 'grey', icon: CancelledIcon },
  undoing: { tone: 'accent', icon: WorkingIcon },
  undone: { tone: 'grey', icon: UndoneIcon },
};
