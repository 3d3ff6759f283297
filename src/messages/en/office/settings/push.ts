/** Being told of new bookings with the back office closed, by device. */
export const title = "Notifications on This Device";
export const text =
  "This device can tell you of each new booking, even with the back office closed.";
export const isOn = "This device tells you of new bookings";
export const isOff = "This device tells you nothing any more";
export const device = "For this device alone.";
export const note =
  "It shows the booking's reference, and nothing of the guests. It ends when you sign out here or change your password.";
export const impossible =
  "This browser can't show notifications. On an iPhone or iPad, put the site on the home screen first and open it from there.";
export const switchOn = "Switch On";
export const switchOff = "Switch Off";
export const notChanged = "Not Changed";
export const denied =
  "The browser does not let this site notify you. Allow it in the browser's settings, then try again.";
export const failed = "That did not work. Please try again with a good connection.";
