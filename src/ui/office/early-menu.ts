let isOpen = false;

/** Looks whether somebody has opened the menu of the page as it was rendered ahead, which is about to go. */
export function noteEarlyMenu(): void {
  isOpen = document.querySelector("#root nav > details[open]") !== null;
}

export const wasMenuOpened = () => isOpen;
