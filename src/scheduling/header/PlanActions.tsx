import AddIcon from '@mui/icons-material/AddOutlined';
import AutoIcon from '@mui/icons-material/AutoFixHighOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import RunsIcon from '@mui/icons-material/PlaylistAddOutlined';
import PublishIcon from '@mui/icons-material/SendOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { BOARD_KEYS, keyLabel } from '../../dispatch/hands/boardKeyList';
import { useHands } from '../../dispatch/hands/useHands';
import { UndoButtons } from '../../dispatch/undo/UndoButtons';
import { minorAction, narrowAction, PageActionLabel, wideAction } from '../../layout/PageActionLabel';
import { PageActions } from '../../layout/PageActions';
import { usePlanView } from '../planView';
import { PLAN_TOOL_ACCESS, type PlanTool } from './planTools';
import { usePlanTools } from './usePlanTools';

const ICONS: Readonly<Record<PlanTool, typeof BoltIcon>> = {
  runsOfDay: RunsIcon,
  newRun: AddIcon,
  publishDay: PublishIcon,
  automatic: AutoIcon,
};

const isButton = (tool: PlanTool) => PLAN_TOOL_ACCESS[tool].isButton;

/** What can be done with the day: top right, as on every page. */
export function PlanActions({ date }: { date: string }) {
  const translate = useTranslate();
  const { tool } = useHands();
  const { tool: plan } = usePlanView();
  const tools = usePlanTools();
  const palette = `${translate('hands.palette.title')} · ${keyLabel(BOARD_KEYS.palette[0])}`;
  return (
    <PageActions>
      <UndoButtons date={date} />
      <Tooltip title={translate('hands.sheet.title')}>
        <IconButton
          size="small"
          sx={wideAction}
          aria-label={translate('hands.sheet.title')}
          onClick={() => tool.set('sheet')}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={palette}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<BoltIcon />}
          sx={{ ...minorAction, ...wideAction }}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => tool.set('palette')}
        >
          <PageActionLabel isMinor>{palette}</PageActionLabel>
        </Button>
      </Tooltip>
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to="/schedule/imports"
        startIcon={<UploadIcon />}
        sx={{ ...minorAction, ...wideAction }}
      >
        <PageActionLabel isMinor>{translate('scheduling.commands.imports')}</PageActionLabel>
      </Button>
      {tools.filter(isButton).map((tool) => {
        const Icon = ICONS[tool];
        const isMain = tool === 'automatic';
        return (
          <Button
            key={tool}
            size="small"
            variant={isMain ? 'contained' : 'outlined'}
            startIcon={<Icon />}
            sx={isMain ? narrowAction : minorAction}
            aria-keyshortcuts={PLAN_TOOL_ACCESS[tool].hotkey}
            onClick={() => plan.set(tool)}
          >
            <PageActionLabel isMinor={!isMain}>{translate(`scheduling.commands.${tool}`)}</PageActionLabel>
          </Button>
        );
      })}
    </PageActions>
  );
}
