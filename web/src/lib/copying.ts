/** Hand a link on: to the phone's own sheet, or into the clipboard; whether that went well. */
export async function passOn(url: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url })
    else await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false // the link is there to be copied by hand
  }
}
