export { AppBar, type AppBarProps } from './bar.tsx'
export type { BarPlace } from './bar-place.ts'
export { Button, type ButtonKind, type ButtonProps, IconButton, type IconButtonProps } from './button.tsx'
export { Choice, type ChoiceOption, type ChoiceProps, Switch, type SwitchProps } from './choice.tsx'
export { type ClipboardPort, pageClipboard } from './clipboard.ts'
export { type Clock, pageClock } from './clock.ts'
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './dialog.tsx'
export {
  NumberField,
  type NumberFieldProps,
  type Option,
  Select,
  type SelectProps,
  Slider,
  type SliderProps,
  TextField,
  type TextFieldProps,
} from './field.tsx'
export { FieldList } from './field-list.tsx'
export { Icon } from './icon.tsx'
export type { IconName } from './icons.ts'
export { mediaSignal, prefersDark, reducedMotion } from './media.ts'
export { Menu, type MenuItem, type MenuProps } from './menu.tsx'
export {
  createNotices,
  type Notice,
  type NoticeAction,
  type NoticeKind,
  NoticeRegion,
  type NoticeRegionProps,
  type Notices,
} from './notice.tsx'
export { openPageLanguage, type PageLanguage } from './page-language.ts'
export { createPageTheme } from './page-theme.ts'
export { Panel, type PanelProps } from './panel.tsx'
export { type Persistence, persisted } from './persisted.ts'
export { watchForUse, whenQuiet } from './quiet.ts'
export {
  type Database,
  openDatabase,
  pageRecordStore,
  type RecordStore,
  recordStore,
} from './record-store.ts'
export {
  createSettings,
  FIRST_SETTINGS,
  MOTION_SPEEDS,
  type MotionSpeed,
  type Settings,
  settingsSchema,
  THEMES,
  type Theme,
} from './settings.ts'
export { memoryTextStore, pageTextStore, type TextStore } from './text-store.ts'
