import type { LiHTMLAttributes, Ref } from 'react';
import type { MediaFile } from '../../domain/media-record';

/** What may be done with one file. */
export type FileAction = 'view' | 'edit' | 'delete';

/** Its place among all, for screen readers and for what measures the rows: the rest of an item's props. */
interface ItemPlace extends Pick<LiHTMLAttributes<HTMLLIElement>, 'aria-setsize' | 'aria-posinset'> {
  ref?: Ref<HTMLLIElement>;
  'data-index'?: number;
}

/** One file as the grid and the list draw it. */
export interface FileItemProps extends ItemPlace {
  file: MediaFile;
  src: string;
  isSelected: boolean;
  /** Whether anything can be changed now. */
  canChange: boolean;
  onToggle: (id: string, withShift: boolean) => void;
  onOpen: (action: FileAction, file: MediaFile) => void;
}
