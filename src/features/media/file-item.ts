import type { LiHTMLAttributes, Ref } from 'react';
import type { MediaFile } from '../../domain/media-record';

/** What may be done with one file. */
export type FileDeed = 'view' | 'edit' | 'delete';

/** One file as the grid and the list draw it. */
export interface FileItemProps {
  file: MediaFile;
  src: string;
  isSelected: boolean;
  /** Whether anything can be changed now. */
  canChange: boolean;
  onToggle: (id: string, withShift: boolean) => void;
  onOpen: (deed: FileDeed, file: MediaFile) => void;
  item: LiHTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement> };
}
