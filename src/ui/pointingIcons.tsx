import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowRightAltIcon from '@mui/icons-material/ArrowRightAlt';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import FirstPageIcon from '@mui/icons-material/FirstPage';
import KeyboardReturnIcon from '@mui/icons-material/KeyboardReturn';
import LastPageIcon from '@mui/icons-material/LastPage';
import LogoutOutlinedIcon from '@mui/icons-material/LogoutOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import RedoOutlinedIcon from '@mui/icons-material/RedoOutlined';
import SendOutlinedIcon from '@mui/icons-material/SendOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import UndoOutlinedIcon from '@mui/icons-material/UndoOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import clsx from 'clsx';
import styles from './pointingIcons.module.css';
import type { IconType } from './IconType';

/** An icon that points to what comes before or after: it turns round where the page runs from right to left. */
function pointing(Icon: IconType): IconType {
  return function PointingIcon({ className, ...rest }: SvgIconProps) {
    return <Icon {...rest} className={clsx(styles.pointing, className)} />;
  };
}

export const ArrowBack = pointing(ArrowBackIcon);
export const ArrowRightAlt = pointing(ArrowRightAltIcon);
export const ChevronLeft = pointing(ChevronLeftIcon);
export const ChevronRight = pointing(ChevronRightIcon);
export const FirstPage = pointing(FirstPageIcon);
export const KeyboardReturn = pointing(KeyboardReturnIcon);
export const LastPage = pointing(LastPageIcon);
export const LogoutOutlined = pointing(LogoutOutlinedIcon);
export const Redo = pointing(RedoIcon);
export const RedoOutlined = pointing(RedoOutlinedIcon);
export const SendOutlined = pointing(SendOutlinedIcon);
export const Undo = pointing(UndoIcon);
export const UndoOutlined = pointing(UndoOutlinedIcon);
