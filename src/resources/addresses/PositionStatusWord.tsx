import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import ConfirmIcon from '@mui/icons-material/ErrorOutline';
import EmptyIcon from '@mui/icons-material/LocationOffOutlined';
import NeedsIcon from '@mui/icons-material/AddLocationAltOutlined';
import Box from '@mui/material/Box';
import type { PositionStatus } from '../../domain/addresses/addressPosition';
import type { Tone } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';

/** Gray, primary, danger, green (spec §4), each with its icon and its word. */
const LOOKS: Readonly<Record<PositionStatus, { tone: Tone; Icon: typeof CheckIcon }>> = {
  empty: { tone: 'grey', Icon: EmptyIcon },
  needsPosition: { tone: 'accent', Icon: NeedsIcon },
  needsConfirm: { tone: 'red', Icon: ConfirmIcon },
  successful: { tone: 'green', Icon: CheckIcon },
};

export function PositionStatusWord({ status }: { status: PositionStatus }) {
  const translate = useT();
  const { tone, Icon } = LOOKS[status];
  return (
    <Box
      component="span"
      data-status={status}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        fontSize: 13,
        fontWeight: 500,
        color: (theme) => theme.tones[tone].text,
      }}
    >
      <Icon fontSize="small" aria-hidden sx={{ color: (theme) => theme.tones[tone].edge }} />
      {translate(`screens.position.${status}`)}
    </Box>
  );
}
