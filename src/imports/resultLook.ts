import type { SvgIconComponent } from '@mui/icons-material';
import NewIcon from '@mui/icons-material/AddCircleOutlined';
import RefusedIcon from '@mui/icons-material/CancelOutlined';
import ChangedIcon from '@mui/icons-material/ChangeCircleOutlined';
import SameIcon from '@mui/icons-material/DragHandleOutlined';
import type { RowResult } from '../domain/imports/importView';
import type { Tone } from '../domain/stops/statusTag';

/** Style of a row's result, in the counts of a lot and beside the row. */
export const RESULT_LOOKS: Readonly<Record<RowResult, { tone: Tone; icon: SvgIconComponent }>> = {
  new: { tone: 'green', icon: NewIcon },
  changed: { tone: 'violet', icon: ChangedIcon },
  same: { tone: 'grey', icon: SameIcon },
  refused: { tone: 'red', icon: RefusedIcon },
};
