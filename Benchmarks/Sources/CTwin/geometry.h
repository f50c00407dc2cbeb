/* Rectangles and coordinate spaces, as InsetCore/Geometry and ViewChain have them. */
#ifndef CTWIN_GEOMETRY_H
#define CTWIN_GEOMETRY_H

#include <math.h>

#include "CTwin.h"

typedef enum {
    IN_SCREEN,
    IN_WINDOW,
    IN_ROOT,
    IN_SUPERVIEW,
    IN_VIEW
} Space;

static const CTwinRect ZERO_RECT = {0, 0, 0, 0};
static const CTwinRect NULL_RECT = {INFINITY, INFINITY, 0, 0};

static inline double larger(double a, double b) { return b >= a ? b : a; }
static inline double smaller(double a, double b) { return b < a ? b : a; }

static inline double max_x(CTwinRect r) { return r.x + r.width; }
static inline double max_y(CTwinRect r) { return r.y + r.height; }

static inline bool is_null(CTwinRect r) { return r.x == INFINITY || r.y == INFINITY; }

static inline bool is_empty(CTwinRect r) {
    return is_null(r) || !(r.width > 0) || !(r.height > 0);
}

static inline bool is_zero(CTwinRect r) {
    return r.x == 0 && r.y == 0 && r.width == 0 && r.height == 0;
}

static inline CTwinRect intersection(CTwinRect a, CTwinRect b) {
    if (is_null(a) || is_null(b)) return NULL_RECT;
    double left = larger(a.x, b.x), top = larger(a.y, b.y);
    double right = smaller(max_x(a), max_x(b)), bottom = smaller(max_y(a), max_y(b));
    if (right < left || bottom < top) return NULL_RECT;
    return (CTwinRect){left, top, right - left, bottom - top};
}

static inline CTwinRect offset(CTwinRect r, double x, double y) {
    if (is_null(r)) return r;
    return (CTwinRect){r.x + x, r.y + y, r.width, r.height};
}

static inline CTwinRect inset(CTwinRect r, CTwinInsets i) {
    if (is_null(r)) return r;
    return (CTwinRect){
        r.x + i.left, r.y + i.top, r.width - i.left - i.right, r.height - i.top - i.bottom};
}

static inline CTwinInsets add(CTwinInsets a, CTwinInsets b) {
    return (CTwinInsets){
        a.top + b.top, a.left + b.left, a.bottom + b.bottom, a.right + b.right};
}

static inline CTwinInsets subtract(CTwinInsets a, CTwinInsets b) {
    return (CTwinInsets){
        a.top - b.top, a.left - b.left, a.bottom - b.bottom, a.right - b.right};
}

static inline bool is_landscape(CTwinRotation rotation) {
    return rotation == CTWIN_LANDSCAPE_LEFT || rotation == CTWIN_LANDSCAPE_RIGHT;
}

/* From the upright interface space to the fixed portrait space. */
static inline CTwinRect fixed(CTwinRotation rotation, CTwinRect r, double width, double height) {
    if (is_null(r)) return r;
    switch (rotation) {
    case CTWIN_PORTRAIT: return r;
    case CTWIN_UPSIDE_DOWN:
        return (CTwinRect){width - max_x(r), height - max_y(r), r.width, r.height};
    case CTWIN_LANDSCAPE_RIGHT: return (CTwinRect){width - max_y(r), r.x, r.height, r.width};
    case CTWIN_LANDSCAPE_LEFT: return (CTwinRect){r.y, height - max_x(r), r.height, r.width};
    }
    return r;
}

/* From the fixed portrait space to the upright interface space. */
static inline CTwinRect upright(CTwinRotation rotation, CTwinRect r, double width, double height) {
    if (is_null(r)) return r;
    switch (rotation) {
    case CTWIN_PORTRAIT: return r;
    case CTWIN_UPSIDE_DOWN: return fixed(rotation, r, width, height);
    case CTWIN_LANDSCAPE_RIGHT: return (CTwinRect){r.y, width - max_x(r), r.height, r.width};
    case CTWIN_LANDSCAPE_LEFT: return (CTwinRect){height - max_y(r), r.x, r.height, r.width};
    }
    return r;
}

static inline CTwinRect window_on_screen(const CTwinEnvironment *e) {
    return upright(e->rotation, e->window, e->screen_width, e->screen_height);
}

static inline CTwinRect view_on_screen(const CTwinEnvironment *e) {
    CTwinRect window = window_on_screen(e);
    return offset(
        e->view, window.x + (e->root.x + e->superview.x), window.y + (e->root.y + e->superview.y));
}

/* Into the upright window space. */
static inline CTwinRect lift(
    const CTwinEnvironment *e, CTwinRect r, Space source, double offset_x, double offset_y) {
    double x = e->root.x + e->superview.x, y = e->root.y + e->superview.y;
    switch (source) {
    case IN_SCREEN:
        return upright(
            e->rotation, offset(r, -e->window.x, -e->window.y), e->window.width,
            e->window.height);
    case IN_WINDOW: return upright(e->rotation, r, e->window.width, e->window.height);
    case IN_ROOT: return offset(r, e->root.x, e->root.y);
    case IN_SUPERVIEW: return offset(r, x, y);
    case IN_VIEW: return offset(r, x + e->view.x - offset_x, y + e->view.y - offset_y);
    }
    return r;
}

/* From the upright window space. */
static inline CTwinRect lower(
    const CTwinEnvironment *e, CTwinRect r, Space target, double offset_x, double offset_y) {
    double x = e->root.x + e->superview.x, y = e->root.y + e->superview.y;
    switch (target) {
    case IN_SCREEN:
        return offset(
            fixed(e->rotation, r, e->window.width, e->window.height), e->window.x, e->window.y);
    case IN_WINDOW: return fixed(e->rotation, r, e->window.width, e->window.height);
    case IN_ROOT: return offset(r, -e->root.x, -e->root.y);
    case IN_SUPERVIEW: return offset(r, -x, -y);
    case IN_VIEW: return offset(r, offset_x - x - e->view.x, offset_y - y - e->view.y);
    }
    return r;
}

#endif
