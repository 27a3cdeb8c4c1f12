import AddIcon from '@mui/icons-material/AddOutlined';
import AutoIcon from '@mui/icons-material/AutoFixHighOutlined';
import RunsIcon from '@mui/icons-material/PlaylistAddOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, ListItemIcon, ListItemText, MenuItem, Tooltip, useMediaQuery } from '@mui/material';
import { Link } from 'react-router-dom';
import { InteractionTools } from '../../board/interaction/InteractionTools';
import { useT } from '../../i18n/useT';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';
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

const IMPORTS = '/schedule/imports';

const isButton = (tool: PlanTool) => PLAN_TOOL_ACCESS[tool].isButton;
/** What a plan begins with: a header without room for its words has it in the menu. */
const isMinor = (tool: PlanTool) => tool === 'runsOfDay';

/** Actions on the day, at the top right as on every page. */
export function PlanActions({ date }: { date: string }) {
  const translate = useT();
  const { tool: plan } = usePlanView();
  const tools = usePlanTools().filter(isButton);
  const hasRoom = useMediaQuery('(min-width: 1440px)', { noSsr: true });
  const imports = translate('scheduling.commands.imports');
  const inMenu: readonly PlanTool[] = hasRoom ? [] : tools.filter(isMinor);
  return (
    <PageActions>
      <InteractionTools
        date={date}
        more={
          hasRoom ? null : (
            <>
              <MenuItem component={Link} to={IMPORTS}>
                <ListItemIcon>
                  <UploadIcon fontSize="small" />
                </ListItemIcon>
                <ListItemText>{imports}</ListItemText>
              </MenuItem>
              {inMenu.map((tool) => {
                const Icon = ICONS[tool];
                return (
                  <MenuItem key={tool} onClick={() => plan.set(tool)}>
                    <ListItemIcon>
                      <Icon fontSize="small" />
                    </ListItemIcon>
                    <ListItemText>{translate(`scheduling.commands.${tool}`)}</ListItemText>
                  </MenuItem>
                );
              })}
            </>
          )
        }
      />
      {hasRoom && (
        <Button size="small" variant="outlined" component={Link} to={IMPORTS} startIcon={<UploadIcon />}>
          {imports}
        </Button>
      )}
      {tools
        .filter((tool) => !inMenu.includes(tool))
        .map((tool) => {
          const Icon = ICONS[tool];
          const words = translate(`scheduling.commands.${tool}`);
          return (
            <Tooltip key={tool} title={words}>
              <Button
                size="small"
                variant={tool === 'automatic' ? 'contained' : 'outlined'}
                startIcon={<Icon />}
                sx={narrowAction}
                aria-keyshortcuts={PLAN_TOOL_ACCESS[tool].hotkey}
                onClick={() => plan.set(tool)}
              >
                <PageActionLabel>{words}</PageActionLabel>
              </Button>
            </Tooltip>
          );
        })}
    </PageActions>
  );
}
