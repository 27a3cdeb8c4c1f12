import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ImportLotView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { isOpenStep, stepsOf, type LotStep } from './lotSteps';
import { ArrowBack as BackIcon } from '../../ui/pointingIcons';

interface LotStepsProps {
  lot: ImportLotView;
  current: LotStep;
}

/** Back to the lots, and the steps of this one in their order (spec §2, "stepped card header"). */
export function LotSteps({ lot, current }: LotStepsProps) {
  const translate = useT();
  const nav = useRef<HTMLElement>(null);
  // On a phone the steps are wider than the page.
  useEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>('[aria-current]');
    nav.current?.scrollTo?.({ left: shown ? shown.offsetLeft - 48 : 0 });
  }, [current]);
  return (
    <Box component="nav" ref={nav} aria-label={translate('imports.steps.label')} sx={bar}>
      <ButtonBase
        component={Link}
        to="/schedule/imports"
        aria-label={translate('imports.steps.back')}
        sx={{ ...tab, px: 2, color: 'text.secondary' }}
      >
        <BackIcon fontSize="small" />
      </ButtonBase>
      {stepsOf(lot).map((step, index) => {
        const isCurrent = step === current;
        const isOpen = isOpenStep(step, lot);
        const look = { ...tab, color: isCurrent ? 'text.primary' : 'text.secondary' };
        const words = (
          <>
            <Box component="span" aria-hidden className="tabular" sx={number(isCurrent)}>
              {index + 1}
            </Box>
            {translate(`imports.steps.${step}`)}
          </>
        );
        return isOpen ? (
          <ButtonBase
            key={step}
            component={Link}
            to={`?step=${step}`}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              ...look,
              borderColor: isCurrent ? 'primary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {words}
          </ButtonBase>
        ) : (
          <Box key={step} component="span" aria-disabled sx={{ ...look, cursor: 'default' }}>
            {words}
          </Box>
        );
      })}
    </Box>
  );
}

const bar = {
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  gap: 1,
  overflowX: 'auto',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const tab = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  px: 3,
  fontSize: 14,
  fontWeight: 500,
  borderBottom: '2px solid transparent',
} as const;

const number = (isCurrent: boolean) => ({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '10px',
  fontSize: 12,
  bgcolor: isCurrent ? 'var(--accent)' : 'var(--sunken)',
  color: isCurrent ? 'var(--on-accent)' : 'inherit',
});
