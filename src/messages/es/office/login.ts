export const lead = "Las reservas y todo lo que hay detrás, para el operador.";
export const username = "Usuario";
export const password = "Contraseña";
export const showPassword = "Mostrar contraseña";
export const hidePassword = "Ocultar contraseña";
export const login = "Iniciar sesión";
export const loggingIn = "Iniciando sesión...";
export const readWithoutSigningIn = "Leer sin iniciar sesión";

export const lockedTitle = "Las reservas de este dispositivo están bloqueadas.";
export const locked = "Llevan siete días sin actualizarse. Inicie sesión para abrirlas.";
export const endedTitle = "El servidor cerró esta sesión.";
export const ended = (lost: number) =>
  `Se borró lo que este dispositivo guardaba de los clientes. Al iniciar sesión se carga de nuevo.${loss(lost)}`;
const loss = (lost: number) => {
  if (lost === 0) return "";
  return lost === 1
    ? " Se perdió 1 cambio que no se había enviado."
    : ` Se perdieron ${lost} cambios que no se habían enviado.`;
};

export const usernameRequired = "Escriba el usuario";
export const passwordRequired = "Escriba la contraseña";
export const failed = "No se pudo iniciar sesión";
export const wrong = "Usuario o contraseña incorrectos.";
export const wrongTryAgain = "Usuario o contraseña incorrectos. Inténtelo de nuevo.";
export const tooOften = "Demasiados intentos. Espere un minuto e inténtelo de nuevo.";
export const unknown = "Algo salió mal. Inténtelo de nuevo.";
export const successful = "Sesión iniciada";
export const welcome = "¡Hola de nuevo!";
