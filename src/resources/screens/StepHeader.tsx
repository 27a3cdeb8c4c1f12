import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { isAllowed } from '../../domain/access/access';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readSession } from '../../providers/session';
import type { ResourceName } from '../registry';
import { screensOf } from '../resourceScreens';
import { listPath, showPath } from './paths';
import { resourceOf } from '../../ui/resourceOf';
import { ArrowBack as BackIcon } from '../../ui/pointingIcons';

interface StepHeaderProps {
  name: ResourceName;
  /** Null while the record is being added: only the first step is enabled then. */
  id: number | null;
  current: string;
}

interface Step {
  key: string;
  to: string | null;
}

function stepsOf(name: ResourceName, id: number | null): Step[] {
  const session = readSession();
  const [first] = resourceOf(name).steps ?? [];
  if (first === undefined) return [];
  const record = id === null ? null : showPath(name, id);
  const pages = (screensOf(name).steps ?? []).filter(
    (page) => session !== null && isAllowed(page.needs, session.permissions),
  );
  return [
    { key: first, to: record },
    ...pages.map(({ key, path }) => ({ key, to: record && `${record}/${path}` })),
  ];
}

/** Back to the list, and the steps of a record as tabs (spec §2, "stepped card header"). Nothing without steps. */
export function StepHeader({ name, id, current }: StepHeaderProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const steps = stepsOf(name, id);
  const list = listPath(name);
  if (steps.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('screens.steps.label')}
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        gap: 1,
        overflowX: 'auto',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {list && (
        <ButtonBase
          component={Link}
          to={list}
          aria-label={translate('screens.steps.back', {
            list: translate(`resources.${name}.name`, { smart_count: 2 }),
          })}
          sx={{ ...tab, color: 'text.secondary', px: 2 }}
        >
          <BackIcon fontSize="small" />
        </ButtonBase>
      )}
      {steps.map(({ key, to }) => {
        const isCurrent = key === current;
        const label = translateAny(`resources.${name}.steps.${key}`);
        if (to === null && !isCurrent) {
          return (
            <Box key={key} component="span" aria-disabled sx={{ ...tab, color: 'text.disabled' }}>
              {label}
            </Box>
          );
        }
        return (
          <ButtonBase
            key={key}
            {...(to === null ? { component: 'span' as const } : { component: Link, to })}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              ...tab,
              color: isCurrent ? 'text.primary' : 'text.secondary',
              borderColor: isCurrent ? 'primary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const tab = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  px: 3,
  fontSize: 14,
  fontWeight: 500,
  borderBottom: '2px solid transparent',
} as const;
