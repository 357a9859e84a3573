/** Put a text on the clipboard. In a flat without certificates browsers offer none: then the field it stands in is copied from. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is nothing else without https
    return document.execCommand('copy');
  }
}
