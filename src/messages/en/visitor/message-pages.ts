/** Pages that only say what happened: in every first view. */
export const failed = "Unexpected Application Error!";
export const failedText =
  "Something went wrong on this page. Nothing that was saved on this device is lost.";
export const reloadPage = "Reload Page";
export const goHome = "Go to Home";

export const notFound = "404 Page Not Found";
export const notFoundText =
  "The trail ends here. The page you asked for isn't on our map, or has moved.";
/** @param type of what cannot be booked, as the address has it */
export const unknownType = (type: string) => `Error: ${type} not found.`;
export const contactUs = "Contact Us";

export const officeMissing = "The back office could not be loaded";
