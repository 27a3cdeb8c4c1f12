import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** An icon of MUI, or one of ours that turns round with the page. */
export type IconType = ComponentType<SvgIconProps>;
