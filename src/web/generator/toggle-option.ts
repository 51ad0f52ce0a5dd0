/** The list with the option put in or taken out; a full list takes nothing more in. */
export function toggleOption<T>(chosen: readonly T[], option: T, cap: number): readonly T[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  return chosen.length < cap ? [...chosen, option] : chosen;
}
