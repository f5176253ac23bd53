/** Keys that wrap data keys, by id; the current one seals, all of them open. */
export interface WrappingKeys {
  readonly currentId: string;
  /** The wrapping key of that id; undefined when it is lost or destroyed. */
  wrappingKey(id: string): Buffer | undefined;
}
