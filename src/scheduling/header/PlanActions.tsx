import AddIcon from '@mui/icons-material/AddOutlined';
import AutoIcon from '@mui/icons-material/AutoFixHighOutlined';
import RunsIcon from '@mui/icons-material/PlaylistAddOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { InteractionTools } from '../../board/interaction/InteractionTools';
import { useT } from '../../i18n/useT';
import { minorAction, narrowAction, PageActionLabel, wideAction } from '../../ui/PageActionLabel';
import { PageActions } from '../../ui/PageActions';
import { usePlanView } from '../planView';
import { PLAN_TOOL_ACCESS, type PlanTool } from './planTools';
import { usePlanTools } from './usePlanTools';
import { SendOutlined as PublishIcon } from '../../ui/pointingIcons';
import type { IconType } from '../../ui/IconType';

const ICONS: Readonly<Record<PlanTool, IconType>> = {
  runsOfDay: RunsIcon,
  newRun: AddIcon,
  publishDay: PublishIcon,
  automatic: AutoIcon,
};

const isButton = (tool: PlanTool) => PLAN_TOOL_ACCESS[tool].isButton;

/** Actions on the day, at the top right as on every page. */
export function PlanActions({ date }: { date: string }) {
  const translate = useT();
  const { tool: plan } = usePlanView();
  const tools = usePlanTools();
  return (
    <PageActions>
      <InteractionTools date={date} />
      <Tooltip title={translate('scheduling.commands.imports')}>
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
      </Tooltip>
      {tools.filter(isButton).map((tool) => {
        const Icon = ICONS[tool];
        const isMain = tool === 'automatic';
        // What a plan ends with has its word at every width.
        const isMinor = !isMain && tool !== 'publishDay';
        const words = translate(`scheduling.commands.${tool}`);
        return (
          <Tooltip key={tool} title={words}>
            <Button
              size="small"
              variant={isMain ? 'contained' : 'outlined'}
              startIcon={<Icon />}
              // A phone has no room for it: where a day has no runs yet, the page offers them itself.
              sx={isMinor ? { ...minorAction, ...wideAction } : narrowAction}
              aria-keyshortcuts={PLAN_TOOL_ACCESS[tool].hotkey}
              onClick={() => plan.set(tool)}
            >
              <PageActionLabel isMinor={isMinor}>{words}</PageActionLabel>
            </Button>
          </Tooltip>
        );
      })}
    </PageActions>
  );
}
