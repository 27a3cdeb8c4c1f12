import MappingIcon from '@mui/icons-material/ViewColumnOutlined';
import UndoneIcon from '@mui/icons-material/UndoOutlined';
import ReadyIcon from '@mui/icons-material/TaskOutlined';
import WorkingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import CommittedIcon from '@mui/icons-material/CheckCircleOutlined';
import CancelledIcon from '@mui/icons-material/BlockOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { LotState } from '../domain/imports/importView';
import { useT } from '../i18n/useT';
import { ToneTag } from '../ui/ToneTag';
import type { Tone } from '../domain/stops/statusTag';

/** How the state of a lot looks: what waits for a person stands out, what works by itself does not. */
const LOT_LOOKS: Readonly<Record<LotState, { tone: Tone; icon: SvgIconComponent }>> = {
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

/** Where a lot stands: colour, icon and word. */
export function LotStateTag({ state }: { state: LotState }) {
  const translate = useT();
  return <ToneTag {...LOT_LOOKS[state]} word={translate(`imports.states.${state}`)} />;
}
